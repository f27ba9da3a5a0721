import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { satteri } from '@astrojs/markdown-satteri'
import { defineConfig } from 'astro/config'
import { mathAsMathml } from './src/components/markdown.ts'
import { backendFrom } from './src/config/backend.ts'
import { REDIRECTS } from './src/config/redirects.ts'
import { isListed } from './src/config/shared-pages.ts'
import { site } from './src/config/site.ts'
import { FIRST_PAINT, inlineHash, PAGE_FADE } from './src/lib/browser/first-paint.ts'
import { layerOrder } from './src/lib/build/layer-order.ts'
import { smallPreloadHelper } from './src/lib/build/preload-helper.ts'
import { freshWords } from './src/messages/integration.ts'
import { picturesLast } from './src/pages/og/_integration.ts'
import { localBackend } from './src/server/local/integration.ts'
import { storedContent } from './src/server/stored-content.ts'
import { serviceWorker } from './src/sw/integration.ts'
import { pdfFiles } from './src/sw/pdf-files.ts'
import { readerFiles } from './src/sw/reader-files.ts'
import { partsPage } from './tests/parts/integration.ts'

const backend = backendFrom(process.env)
const backendOrigin = backend.url === '' ? [] : [new URL(backend.url).origin]
const contactForm = process.env['PUBLIC_CONTACT_FORM_ACTION']
const cache = process.env['CRAMLESS_CACHE'] || 'node_modules'
const formOrigin = contactForm ? [new URL(contactForm).origin] : []

export default defineConfig({
  site: process.env['SITE_ORIGIN'] || site.origin,
  outDir: process.env['CRAMLESS_DIST'] || './dist',
  cacheDir: `${cache}/.astro`,
  trailingSlash: 'never',
  // While one page is written or drawn, others are rendered.
  build: { concurrency: 4 },
  redirects: REDIRECTS,
  // Above the longest answer of a model (config/ai.ts).
  adapter: process.env['VERCEL']
    ? (await import('@astrojs/vercel')).default({ maxDuration: 150 })
    : (await import('@astrojs/node')).default({ mode: 'standalone' }),
  integrations: [
    react(),
    sitemap({ filter: page => isListed(new URL(page).pathname.replace(/(?<=.)\/$/, '')) }),
    ...(backend.mode === 'local' ? [localBackend()] : []),
    freshWords(),
    picturesLast(),
    partsPage(),
    pdfFiles(),
    readerFiles(),
    serviceWorker()
  ],
  markdown: {
    syntaxHighlight: 'prism',
    processor: satteri({ features: { math: true }, mdastPlugins: [mathAsMathml] })
  },
  devToolbar: { enabled: false },
  security: {
    csp: {
      // Here and not in the layout: of a page made on demand the policy is a header, sent before the layout runs.
      scriptDirective: { hashes: [await inlineHash(FIRST_PAINT)] },
      styleDirective: { hashes: [await inlineHash(PAGE_FADE)] },
      directives: [
        "default-src 'self'",
        `connect-src ${["'self'", ...backendOrigin, ...backendOrigin.map(origin => origin.replace('https:', 'wss:'))].join(' ')}`,
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "worker-src 'self'",
        `form-action ${["'self'", ...formOrigin].join(' ')}`
      ]
    }
  },
  vite: {
    cacheDir: `${cache}/.vite`,
    plugins: [layerOrder(), smallPreloadHelper(), storedContent(`${cache}/.astro/data-store.json`), tailwindcss()],
    define: {
      __BACKEND__: JSON.stringify(backend)
    },
    // A font inside a style sheet, or a sheet that a script fetches, would be a data: address: the policy refuses it.
    build: { assetsInlineLimit: path => (/\.(woff2?|ttf)$|\/(editor|note-text)\.css$/.test(path) ? false : undefined) },
    worker: { format: 'es' }
  }
})
