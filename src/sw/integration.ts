import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { tools } from '#config/tools.ts'
import { graphOf, partName } from '#sw/graph.ts'

const OFFLINE_PAGE = 'offline/index.html'
const ICON = 'icon.svg'
const TOOL_PAGES = Object.values(tools).map(tool => `${tool.path.slice(1)}/index.html`)
/** What /main loads to open: its own screen, and the reader of the session on this device. */
const OPENS_WITH_MAIN = ['Main', 'stored-session']

/** Six megabytes that only some students ever ask for: kept when they do, with the other visited files. */
const ON_REQUEST = 'web-llm.worker'

/** Builds the service worker after the site: bundled by Vite, lists of files injected by workbox. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        await bundle(root)
        const { count, size } = await inject(root)
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

async function inject(root: string): Promise<{ count: number; size: number }> {
  // Not by the package's name: that loads Babel and Rollup, for a worker that workbox would write.
  const { injectManifest } = await import('workbox-build/build/inject-manifest.js')
  const offline = graphOf(root, [OFFLINE_PAGE])
  const shell = graphOf(root, TOOL_PAGES, OPENS_WITH_MAIN)
  const missing = OPENS_WITH_MAIN.filter(part => ![...shell.first].some(file => partName(file) === part))
  if (missing.length > 0)
    throw new Error(`Without ${missing.join(', ')} no tool opens offline: name it as it is built.`)
  const listOf = (file: string): string | undefined => {
    if (file === OFFLINE_PAGE || file === ICON || offline.first.has(file)) return 'offline'
    if (TOOL_PAGES.includes(file) || shell.first.has(file)) return 'shell'
    return shell.later.has(file) && !file.includes(ON_REQUEST) ? 'later' : undefined
  }
  return injectManifest({
    globDirectory: root,
    // What may be kept: to read every page of the site for its sum would take as long as to write it.
    globPatterns: ['_astro/**/*.{js,css,woff2,wasm}', ICON, OFFLINE_PAGE, ...TOOL_PAGES],
    maximumFileSizeToCacheInBytes: 10_000_000,
    dontCacheBustURLsMatching: /^_astro\//,
    swSrc: join(root, 'sw.bundle.js'),
    swDest: join(root, 'sw.js'),
    manifestTransforms: [
      entries => ({
        warnings: [],
        manifest: entries.flatMap(entry => {
          const list = listOf(entry.url)
          const url = `/${entry.url.replace(/\/?index\.html$/, '')}`
          return list ? [{ ...entry, url, list } as typeof entry] : []
        })
      })
    ]
  })
}
