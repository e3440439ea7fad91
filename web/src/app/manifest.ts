/** What a device is told of the installed app, in one language (`vite build` writes a file for each). */

/** Of tokens.css, by day. */
export interface Colours {
  /** Round the page: bars of the system. */
  theme: string
  /** Until the page is drawn. */
  background: string
}

interface Icon {
  src: string
  sizes: string
  type: string
  purpose: 'any' | 'maskable'
}

/** Drawn by tools/icons.py. */
const ICONS: Icon[] = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-whole-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icon-whole-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** English is the one that the document names; the page points to its own language. */
export const manifestFile = (language: string): string =>
  (language === 'en' ? 'app' : `app-${language}`) + '.webmanifest'

export function manifestOf(language: string, say: (key: string) => string, colours: Colours): object {
  const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }]
  const shortcut = (key: string, url: string): object => ({ name: say(key), url, icons })
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name: 'Tablestead',
    short_name: 'Tablestead',
    description: say('shell-app-description'),
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    theme_color: colours.theme,
    background_color: colours.background,
    categories: ['games'],
    icons: ICONS,
    shortcuts: [
      shortcut('shell-lobby', '/lobby'),
      shortcut('shell-learn-title', '/learn'),
      shortcut('shell-me', '/me'),
    ],
  }
}
