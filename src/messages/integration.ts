import path from 'node:path'
import type { AstroIntegration } from 'astro'
import { functionSource, isPlural, pluralSource, type Message } from '#messages/compile.ts'
import { LOCALE, readMessages, WRITTEN_IN, writeMessages } from '#messages/files.ts'

const IMPORTED = /^#messages\/generated\/messages\.js$/
const ROOT = '\0messages'
const PLURAL = `${ROOT}/plural`

/** Compiles the words anew while somebody edits them, and gives each its own module in a build. */
export function freshWords(): AstroIntegration {
  return {
    name: 'fresh-words',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        writeMessages()
        if (command === 'dev') updateConfig({ vite: { plugins: [recompiled()] } })
        if (command === 'build') updateConfig({ vite: { plugins: [apart(readMessages())] } })
      }
    }
  }
}

type Plugins = NonNullable<Parameters<Parameters<Hooks['astro:config:setup']>[0]['updateConfig']>[0]['vite']>['plugins']
type Hooks = Required<AstroIntegration['hooks']>
type Plugin = Extract<NonNullable<Plugins>[number], { readonly name: string }>

function recompiled(): Plugin {
  return {
    name: 'words-recompiled',
    configureServer({ watcher, config: { logger } }) {
      const folder = path.resolve(WRITTEN_IN, LOCALE)
      watcher.add(folder)
      watcher.on('all', (_, file) => {
        if (path.dirname(file) !== folder) return
        try {
          writeMessages()
        } catch (error) {
          // Half-written JSON while somebody types: the words stay as they were.
          logger.error(String(error))
        }
      })
    }
  }
}

/** One module a message: a page then brings its own words only, whatever chunk they fall into. */
function apart(messages: readonly Message[]): Plugin {
  const sources = new Map(messages.map(message => [`${ROOT}/${message.name}`, moduleOf(message)]))
  const all = messages.map(({ name }) => `export * from ${JSON.stringify(`${ROOT}/${name}`)}`)
  sources.set(`${ROOT}/all`, all.join('\n'))
  sources.set(ROOT, `export * as m from ${JSON.stringify(`${ROOT}/all`)}`)
  sources.set(PLURAL, pluralSource(LOCALE).replaceAll(/const (plural|shown)/g, 'export const $1'))
  return {
    name: 'words-apart',
    enforce: 'pre',
    resolveId: {
      filter: { id: [IMPORTED, /^\0messages\b/] },
      handler: id => (IMPORTED.test(id) ? ROOT : id)
    },
    load: {
      filter: { id: /^\0messages\b/ },
      handler: id => ({ code: sources.get(id) ?? '', moduleSideEffects: false })
    }
  }
}

function moduleOf(message: Message): string {
  const plural = isPlural(message) ? `import { plural, shown } from ${JSON.stringify(PLURAL)}\n` : ''
  return `${plural}export const ${message.name} = ${functionSource(message)}`
}
