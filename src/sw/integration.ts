import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { tools } from '#config/tools.ts'
import { graphOf, partName } from '#sw/graph.ts'

const OFFLINE_PAGE = 'offline/index.html'
/** Numbers to call: they open where there is no network, too. */
const CARE_PAGE = 'care/index.html'
const ICON = 'icon.svg'
/**
 * The solver of papers, 3.5 MB, SQLite for decks, the reader of PDFs and that of pictures for old processors: kept by
 * who uses them, not fetched for everybody.
 */
const ON_REQUEST = /\/(?:highs|sqlite3|pdf|tesseract-core-lstm)[.-][^/]*\.(?:wasm|js)$/
const TOOL_PAGES = Object.values(tools).map(tool => `${tool.path.slice(1)}/index.html`)
/** What /main loads to open: its own screen, and the reader of the session on this device. */
const OPENS_WITH_MAIN = ['Main', 'stored-session', 'StudySessionBar', 'DueCount', 'NewActs']

/** Builds the service worker after the site: bundled by Vite, with the lists of files to keep in it. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        await bundle(root)
        const { count, size } = inject(root)
        rmSync(join(root, 'sw.bundle.js'))
        logger.info(`service worker keeps ${count} files, ${(size / 1000).toFixed(0)} kB`)
      }
    }
  }
}

async function bundle(root: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: root,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: fileURLToPath(new URL('./worker/sw.ts', import.meta.url)),
        formats: ['iife'],
        name: 'sw',
        fileName: () => 'sw.bundle.js'
      }
    }
  })
}

/** Puts the list of files to keep where the worker names `self.__WB_MANIFEST`, in the shape that workbox reads. */
function inject(root: string): { count: number; size: number } {
  const offline = graphOf(root, [OFFLINE_PAGE, CARE_PAGE])
  const shell = graphOf(root, TOOL_PAGES, OPENS_WITH_MAIN)
  const missing = OPENS_WITH_MAIN.filter(part => ![...shell.first].some(file => partName(file) === part))
  if (missing.length > 0)
    throw new Error(`Without ${missing.join(', ')} no tool opens offline: name it as it is built.`)
  const listOf = (file: string): string | undefined => {
    if (file === OFFLINE_PAGE || file === CARE_PAGE || file === ICON || offline.first.has(file)) return 'offline'
    if (TOOL_PAGES.includes(file) || shell.first.has(file)) return 'shell'
    return shell.later.has(file) && !ON_REQUEST.test(file) ? 'later' : undefined
  }
  // What may be kept: to read every page of the site for its sum would take as long as to write it.
  const kept = [
    ...globSync('_astro/**/*.{js,css,woff2,wasm}', { cwd: root }),
    ICON,
    OFFLINE_PAGE,
    CARE_PAGE,
    ...TOOL_PAGES
  ]
  let size = 0
  const entries = kept.sort().flatMap(file => {
    const list = listOf(file)
    if (!list || !existsSync(join(root, file))) return []
    const bytes = readFileSync(join(root, file))
    size += bytes.byteLength
    const url = `/${file.replace(/\/?index\.html$/, '')}`
    // The name of a file below _astro changes with what is in it.
    return [{ url, list, revision: file.startsWith('_astro/') ? null : md5(bytes) }]
  })
  const [before, after, ...more] = readFileSync(join(root, 'sw.bundle.js'), 'utf8').split('self.__WB_MANIFEST')
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('The service worker must name self.__WB_MANIFEST once.')
  writeFileSync(join(root, 'sw.js'), before + JSON.stringify(entries) + after)
  return { count: entries.length, size }
}

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex')
