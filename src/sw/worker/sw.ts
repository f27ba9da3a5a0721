import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { READER_FILES } from '#lib/reading/files.ts'
import type { WorkerMessage } from '../messages.ts'

declare const self: ServiceWorkerGlobalScope & {
  // Replaced by the build: every file of the site with its revision, in three lists.
  __WB_MANIFEST: PrecacheEntry[]
}

interface Entry extends PrecacheEntry {
  readonly list?: 'offline' | 'shell' | 'later'
}

const BACKEND = /^\/(auth|rest|storage|api)(\/|$)/
const entries = self.__WB_MANIFEST as Entry[]
const listed = (list: Entry['list']): PrecacheEntry[] =>
  entries.filter(entry => entry.list === list).map(({ url, revision }) => ({ url, revision: revision ?? null }))

const offline = new PrecacheController({ cacheName: 'offline' })
const shell = new PrecacheController({ cacheName: 'tools-shell' })
const later = new PrecacheController({ cacheName: 'tools-later' })
offline.addToCacheList(listed('offline'))
shell.addToCacheList(listed('shell'))
later.addToCacheList(listed('later'))

/** Looking for a file in a cache makes it, so that its mere existence says nothing. */
async function isFilled(name: string): Promise<boolean> {
  return (await caches.has(name)) && (await (await caches.open(name)).keys()).length > 0
}

// A visitor of a guide does not pay for the tools; a student who uses them gets the new version whole or not at all.
self.addEventListener('install', event => {
  event.waitUntil(
    (async () => {
      await offline.install(event)
      if (await isFilled('tools-shell')) await shell.install(event)
      if (await isFilled('tools-later')) await later.install(event)
    })()
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      await offline.activate(event)
      if (await isFilled('tools-shell')) await shell.activate(event)
      if (await isFilled('tools-later')) await later.activate(event)
      await self.clients.claim()
      await keepOpenPages(event)
    })()
  )
})

/** A precache controller stores only while a worker is being installed; a student comes later than that. */
async function keep(controller: PrecacheController, cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all(
    controller.getCachedURLs().map(async url => {
      const key = controller.getCacheKeyForURL(url) ?? url
      if (await cache.match(key)) return
      const response = await fetch(url, { cache: 'no-cache' })
      if (response.ok && !response.redirected) await cache.put(key, response)
    })
  )
}

async function keepTools(all: boolean): Promise<void> {
  await keep(shell, 'tools-shell')
  if (all) await keep(later, 'tools-later')
}

self.addEventListener('message', event => {
  const message = event.data as WorkerMessage
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting())
  if (message.type === 'keep-tools') event.waitUntil(keepTools(message.all))
})

async function kept(url: URL): Promise<Response | undefined> {
  const path = url.origin + url.pathname
  for (const controller of [shell, later, offline]) {
    const response = await controller.matchPrecache(path)
    if (response) return response
  }
  return undefined
}

// Hashed files never change: the kept copy, then the visited copy, then the network.
const assets = new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 300 })] })
registerRoute(
  // The reader of pictures keeps its own files: here they would be kept twice, and forgotten one day.
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/') && !url.pathname.startsWith(READER_FILES),
  async options => (await kept(options.url)) ?? assets.handle(options)
)

// The browser asks for it with every page, also offline.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/icon.svg',
  async ({ url, request }) => (await kept(url)) ?? fetch(request)
)

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 4,
  plugins: [new ExpirationPlugin({ maxEntries: 60 })]
})
registerRoute(
  new NavigationRoute(async options => (await kept(options.url)) ?? pages.handle(options), { denylist: [BACKEND] })
)

/** The pages that are open came before there was a worker: whoever has been here can come back offline. */
async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' })
  await Promise.allSettled(open.map(client => keepPage(event, new URL(client.url))))
}

async function keepPage(event: ExtendableEvent, url: URL): Promise<void> {
  // An address with a query may hold a token, or words that were searched for.
  if (url.search !== '' || BACKEND.test(url.pathname) || (await kept(url))) return
  const request = new Request(url.origin + url.pathname)
  const html = await (await pages.handle({ event, request })).clone().text()
  const files = new Set([...html.matchAll(/["'=](\/_astro\/[^"'\s>]+)/g)].map(([, file = '']) => url.origin + file))
  const needed = [...files].map(async file => {
    if (!(await kept(new URL(file)))) await assets.handle({ event, request: new Request(file) })
  })
  await Promise.allSettled(needed)
}

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await kept(new URL('/offline', self.location.origin)) : undefined
  return page ?? Response.error()
})
