import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin as Postcss } from 'postcss'
import { defineConfig, type Plugin } from 'vite'
import { manifestFile, manifestOf } from './src/app/manifest'
import { ROOMS } from './src/look/rooms'
import { Words } from './src/words/words'

const LOCALE = new URL('../src/tablestead/locale/', import.meta.url)

const source = (path: string, from: URL | string = import.meta.url): string => readFileSync(new URL(path, from), 'utf8')

/** Puts the drawn glyphs into the page itself, so that they are there at the first paint. */
function sprite(): Plugin {
  return {
    name: 'sprite',
    transformIndexHtml(html) {
      const svg = source('./src/look/glyphs.svg')
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/>\s+</g, '><')
      return html.replace('<!-- glyphs -->', () => svg.trim())
    },
  }
}

/**
 * `virtual:words/<language>` is the address of that language's catalogues and rule help, `virtual:words/<language>/<part>` of
 * what only some need: its overviews, its lessons, its analyses. Data, fetched when needed.
 */
function words(): Plugin {
  const prefix = 'virtual:words/'
  let building = false
  return {
    name: 'words',
    configResolved: (config) => void (building = config.command === 'build'),
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const [language = '', part] = id.slice(prefix.length + 1).split('/')
      const read = (folder: string, end: string, wanted: (name: string) => boolean): Record<string, string> => {
        const at = new URL(folder, LOCALE)
        const names = readdirSync(at)
          .filter((name) => name.endsWith(end) && wanted(name))
          .sort()
        return Object.fromEntries(
          names.map((name) => {
            const file = new URL(name, at)
            this.addWatchFile(file.pathname)
            return [name.slice(0, -end.length), readFileSync(file, 'utf8')]
          }),
        )
      }
      const wanted = partOf(part)
      const source = JSON.stringify(
        part
          ? { texts: read(`${language}/`, '.ftl', wanted), rules: {} }
          : {
              texts: read(`${language}/`, '.ftl', wanted),
              rules: read(`${language}/rules/`, '.md', () => true),
            },
      )
      if (!building) return `export default 'data:application/json;base64,${Buffer.from(source).toString('base64')}'`
      const reference = this.emitFile({ type: 'asset', name: `${part ?? 'words'}-${language}.json`, source })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
  }
}

/** Which files of a catalogue belong to a part of it; without a name: those that the page has from the start. */
function partOf(part = ''): (file: string) => boolean {
  if (part) return (file) => file.endsWith(`-${part}.ftl`)
  return (file) => !['terminal.ftl', 'mail.ftl'].includes(file) && !/-(overview|lessons|analysis)\.ftl$/.test(file)
}

/** `virtual:languages` is the list of languages, in the order of languages.json: tag, own name, addresses of the words. */
function languages(): Plugin {
  const id = 'virtual:languages'
  return {
    name: 'languages',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return
      const file = new URL('languages.json', LOCALE)
      this.addWatchFile(file.pathname)
      const names = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      const imports = names.flatMap(([tag], n) => [
        `import a${n} from ${JSON.stringify(`virtual:words/${tag}`)}`,
        `import b${n} from ${JSON.stringify(`virtual:words/${tag}/overview`)}`,
        `import c${n} from ${JSON.stringify(`virtual:words/${tag}/lessons`)}`,
        `import d${n} from ${JSON.stringify(`virtual:words/${tag}/analysis`)}`,
      ])
      const entries = names.map(
        ([tag, name], n) =>
          `{ tag: ${JSON.stringify(tag)}, name: ${JSON.stringify(name)}, address: a${n}, overviews: b${n}, lessons: c${n}, analyses: d${n} }`,
      )
      return `${imports.join('\n')}\nexport default [${entries.join(', ')}]`
    },
  }
}

/** The components of a game, without what only people and the engine read. */
function components(): Plugin {
  const unread = ['about', 'certainty', 'components', 'name', 'players']
  return {
    name: 'components',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]tablestead[\\/]data[\\/]\w+\.json$/.test(id)) return
      return JSON.stringify(JSON.parse(code), (key, value: unknown) => (unread.includes(key) ? undefined : value))
    },
  }
}

/** Texts that are pages of their own: what a board file is, for the link beside the option; the licences of the fonts. */
function explanations(): Plugin {
  return {
    name: 'explanations',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'boards.txt', source: source('../docs/boards.md') })
      const licences = ['alegreya', 'figtree'].map((font) => source(`./src/look/fonts/${font}-OFL.txt`))
      this.emitFile({ type: 'asset', fileName: 'fonts-licence.txt', source: licences.join('\n\n') })
    },
  }
}

/** What makes the page an app: a manifest for each language, the service worker with its shell, and the name of this build. */
function app(): Plugin {
  const [table, night] = /--table: light-dark\((#\w+), (#\w+)\)/.exec(source('./src/look/tokens.css'))!.slice(1)
  return {
    name: 'app',
    transformIndexHtml: (html) => html.replace('__DAY__', table!).replace('__NIGHT__', night!),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const document = bundle['index.html']
        if (document?.type !== 'asset') return this.error('there is no index.html')
        // it names the first parts by a hash of their content, and those name the others
        const build = createHash('sha256').update(document.source).digest('hex').slice(0, 12)
        document.source = String(document.source).replace('__BUILD__', build)
        const shell = JSON.stringify(shellOf(bundle))
        const worker = source('./src/app/sw.js')
          .replace('__BUILD__', build)
          .replace('__SHELL__', () => shell)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker })
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) })
        for (const language of Object.keys(JSON.parse(source('languages.json', LOCALE)) as object)) {
          const manifest = manifestOf(language, wordsOf(language), { theme: table!, background: table! })
          this.emitFile({ type: 'asset', fileName: manifestFile(language), source: JSON.stringify(manifest) })
        }
      },
    },
  }
}

function wordsOf(language: string): (key: string) => string {
  const files = readdirSync(new URL(`${language}/`, LOCALE)).filter((name) => name.endsWith('.ftl'))
  const texts = Object.fromEntries(files.map((name) => [name, source(`${language}/${name}`, LOCALE)]))
  const words = new Words(language, [{ texts, rules: {} }])
  return (key) => words.say(key)
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...all: never[]) => unknown>>[1]

/** All that the start page is made of, in every language: scripts, styles, fonts, words and pictures. */
function shellOf(bundle: Bundle): string[] {
  const shell = new Set(['index.html', 'icon.svg'])
  const starts = (id: string | null): boolean => /\/(index\.html|start\/Start\.svelte)$/.test(id ?? '')
  const waiting = Object.values(bundle).flatMap((one) =>
    one.type === 'chunk' && starts(one.facadeModuleId) ? [one.fileName] : [],
  )
  for (const name of waiting) {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || shell.has(name)) continue
    shell.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) shell.add(style)
    waiting.push(...chunk.imports)
  }
  for (const name of Object.keys(bundle)) if (/\/(words-|hero-)|\.woff2$/.test(name)) shell.add(name)
  return [...shell].map((name) => `/${name}`).sort()
}

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

const closures = new Map<string, Set<string>>()

/** All modules that one of ours is loaded with. */
function loadedWith(path: string, graph: Graph): Set<string> {
  let found = closures.get(path)
  if (!found) {
    closures.set(path, (found = new Set([new URL(`./src/${path}`, import.meta.url).pathname])))
    for (const one of found) for (const id of graph.getModuleInfo(one)?.importedIds ?? []) found.add(id)
  }
  return found
}

/** What every page shares that is needed for the first picture of a table. */
function shared(id: string, graph: Graph): string | null {
  const roots = ['main.ts', 'table/Table.svelte', 'games/oneOf.ts']
  return roots.some((root) => loadedWith(root, graph).has(id)) ? 'shared' : null
}

/** The board of a game; what it shares with the overview is loaded with either of them. */
function board(id: string, graph: Graph): string | null {
  const game = /\/(?:src\/games|data)\/(\w+)[./]/.exec(id)?.[1]
  if (!game || !loadedWith(`games/${game}/index.ts`, graph).has(id)) return null
  return loadedWith(`games/${game}/overview.ts`, graph).has(id) ? `${game}-pieces` : game
}

/**
 * Styles are written in the pixels of a window of 1280 × 800. The page has them in rem, so that all of it grows with the window
 * (base.css) and with the reader's letters; a `text` of a drawing grows with the drawing.
 */
function lengths(): Postcss {
  const pixels = /(?<![\w#.-])(-?\d*\.?\d+)px\b/g
  const drawn = /(?<![\w.#-])text(?![\w-])/
  const named = /\(--(\w+)\)/g
  return {
    postcssPlugin: 'lengths',
    Declaration(declaration) {
      if (declaration.parent && 'selector' in declaration.parent && drawn.test(declaration.parent.selector)) return
      declaration.value = declaration.value.replace(pixels, (_, n: string) => `${Number(n) / 16}rem`)
    },
    AtRule(rule) {
      if (rule.name === 'media') rule.params = rule.params.replace(named, (_, room: keyof typeof ROOMS) => ROOMS[room])
      if (rule.name === 'media') rule.params = rule.params.replace(pixels, (_, n: string) => `${Number(n) / 16}em`)
      if (rule.name === 'container') rule.params = rule.params.replace(pixels, (_, n: string) => `${Number(n) / 16}rem`)
    },
  }
}

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  css: { postcss: { plugins: [lengths()] } },
  plugins: [svelte(), sprite(), words(), languages(), components(), explanations(), app()],
  build: {
    outDir: '../src/tablestead/server/page',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'assets/manifest.json', // for tests/browser/test_weight.py
    modulePreload: { polyfill: false },
    // few files instead of a handful of small ones, which pack worse; apart from the rest is what no first picture needs
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: shared, minShareCount: 2 },
            { name: board },
            {
              name: 'later',
              minShareCount: 2,
              test: /\/src\/(app|end|lobby|memory|start|table|look(?!\/\w*[zZ]oom))\//,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
})
