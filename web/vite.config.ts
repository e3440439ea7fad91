import { readdirSync, readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin as Postcss } from 'postcss'
import { defineConfig, type Plugin } from 'vite'
import { ROOMS } from './src/look/rooms'

const LOCALE = new URL('../src/tablestead/locale/', import.meta.url)

/** Puts the drawn glyphs into the page itself, so that they are there at the first paint. */
function sprite(): Plugin {
  const file = new URL('./src/look/glyphs.svg', import.meta.url)
  return {
    name: 'sprite',
    transformIndexHtml(html) {
      const svg = readFileSync(file, 'utf8')
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/>\s+</g, '><')
      return html.replace('<!-- glyphs -->', () => svg.trim())
    },
  }
}

/**
 * `virtual:words/<language>` is the address of that language's catalogues and rule help, `virtual:words/<language>/<part>` of
 * what only some need: its overviews, its lessons. Data, fetched when needed.
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
  return (file) => file !== 'terminal.ftl' && !/-(overview|lessons)\.ftl$/.test(file)
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
      ])
      const entries = names.map(
        ([tag, name], n) =>
          `{ tag: ${JSON.stringify(tag)}, name: ${JSON.stringify(name)}, address: a${n}, overviews: b${n}, lessons: c${n} }`,
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
  const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
  return {
    name: 'explanations',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'boards.txt', source: text('../docs/boards.md') })
      const licences = ['alegreya', 'figtree'].map((font) => text(`./src/look/fonts/${font}-OFL.txt`))
      this.emitFile({ type: 'asset', fileName: 'fonts-licence.txt', source: licences.join('\n\n') })
    },
  }
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
  plugins: [svelte(), sprite(), words(), languages(), components(), explanations()],
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
            { name: 'later', minShareCount: 2, test: /\/src\/(end|lobby|memory|start|table|look(?!\/\w*[zZ]oom))\// },
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
