import type { AstroIntegration } from 'astro'

/**
 * Mounts the embedded backend in the dev server (design §5). Everything heavy is imported inside the hook, so that a
 * build for elsewhere never loads it.
 */
export function localBackend(): AstroIntegration {
  return {
    name: 'local-backend',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        // vitest and `astro sync` read this file too: two processes on one data directory destroy it.
        if (process.env['VITEST']) return
        const { mountInDev } = await import('#server/local/http/dev.ts')
        mountInDev(server)
      }
    }
  }
}
