import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleSource, parseMessages, typesSource, type Message } from '#messages/compile.ts'

export const LOCALE = 'en'
export const WRITTEN_IN = 'src/messages'
const MADE_IN = 'src/messages/generated'

/** All messages of `src/messages/en`, in the order of files and lines. */
export function readMessages(): Message[] {
  const paths = globSync(`${WRITTEN_IN}/${LOCALE}/*.json`).sort()
  return parseMessages(paths.map(path => ({ path, text: readFileSync(path, 'utf8') })))
}

/** Makes `generated/` hold them; files that say the same already are left, so that nobody reads them again. */
export function writeMessages(): void {
  const messages = readMessages()
  const made = { 'messages.js': moduleSource(messages, LOCALE), 'messages.d.ts': typesSource(messages) }
  mkdirSync(MADE_IN, { recursive: true })
  for (const name of readdirSync(MADE_IN))
    if (!(name in made)) rmSync(join(MADE_IN, name), { recursive: true, force: true })
  for (const [name, text] of Object.entries(made)) {
    const path = join(MADE_IN, name)
    if (textOf(path) !== text) writeFileSync(path, text)
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
