import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Astro's name for the entries of all collections, as they lie in its cache. */
const CONTENT = /^astro:data-layer-content$/
const OURS = '\0stored-content'

/**
 * A build reads the entries from Astro's cache while it renders. Astro would first write them into a script, 30 kB for
 * each guide, which is bundled, written, read and compiled for this one use.
 */
export function storedContent(cacheFile: string): Plugin {
  const file = resolve(cacheFile)
  return {
    name: 'stored-content',
    apply: 'build',
    // What runs on the server later finds no cache.
    applyToEnvironment: ({ name }) => name === 'prerender',
    resolveId: { order: 'pre', filter: { id: CONTENT }, handler: () => OURS },
    load: {
      filter: { id: /^\0stored-content$/ },
      handler() {
        // Astro takes a failure to read for a site without entries.
        if (!existsSync(file)) throw new Error(`Astro keeps no entries at ${file}.`)
        return `import { readFileSync } from 'node:fs'\nexport default JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))`
      }
    }
  }
}
