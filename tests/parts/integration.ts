import type { AstroIntegration } from 'astro'

/** The page of all parts, at /parts of `npm run dev` and in no build. */
export function partsPage(): AstroIntegration {
  return {
    name: 'parts-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev')
          injectRoute({ pattern: '/parts', entrypoint: new URL('parts.astro', import.meta.url), prerender: false })
      }
    }
  }
}
