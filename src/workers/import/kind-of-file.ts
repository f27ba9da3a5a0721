import { SHARE_LIST, SHARE_START } from '#domain/share/shared.ts'
import { decodeText } from '#lib/values/decode-text.ts'
import { readZipEntries } from '#lib/zip/directory.ts'
import { headOf } from '#workers/import/notes/bundle.ts'
import { kindOf } from '#workers/import/notes/kinds.ts'

export type KindOfFile = 'share' | 'deck' | 'text' | 'notes' | 'sound'

/** Of what else lies in a zip the names alone say whether it is a deck; one that cannot be opened is told by its name. */
export async function kindOfFile(file: File): Promise<KindOfFile> {
  const head = await headOf(file)
  const { kind } = kindOf(head, file.name)
  if (SHARE_START.test(decodeText(head))) return 'share'
  const isCalledDeck = /\.(?:apkg|colpkg)$/i.test(file.name)
  // A page of the web that was kept under the name of the deck.
  if (isCalledDeck && (kind === 'text' || kind === 'html')) return 'deck'
  if (kind === 'text' || kind === 'sound') return kind
  if (kind !== 'zip') return 'notes'
  try {
    const entries = await readZipEntries(file)
    if (entries.some(({ name }) => name === SHARE_LIST)) return 'share'
    if (entries.some(({ name }) => name.startsWith('collection.anki'))) return 'deck'
    const isDocument = entries.some(({ name }) => /^(?:word\/|ppt\/|META-INF\/container)/.test(name))
    return isCalledDeck && !isDocument ? 'deck' : 'notes'
  } catch {
    return isCalledDeck ? 'deck' : 'notes'
  }
}
