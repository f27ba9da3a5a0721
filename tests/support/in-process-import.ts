import { decodeText } from '../../src/lib/values/decode-text.ts'
import { heldCards, readHead } from '../../src/workers/import/anki/held-deck.ts'
import type { Wishes } from '../../src/workers/import/anki/clock.ts'
import { openDeckFile, readMedium } from '../../src/workers/import/anki/package.ts'
import { isTableName, readTable } from '../../src/workers/import/delimited.ts'
import type { DocumentWords } from '../../src/workers/import/notes/document-note.ts'
import { readNotes } from '../../src/workers/import/notes/read-notes.ts'
import { readSharedFile, readShareFile } from '../../src/workers/import/share/read-share.ts'
import { kindOfFile } from '../../src/workers/import/kind-of-file.ts'

/** What the import worker does, on the thread of the test: Node has no workers of a browser. */
export async function readInWorker(method: string, args: readonly unknown[]): Promise<unknown> {
  const [first, second, third] = args
  if (method === 'kind') return kindOfFile(first as File)
  if (method === 'deck') return readHead(first as File, second as Wishes, () => {})
  if (method === 'deckCards') return heldCards(first as number)
  if (method === 'medium') return readMedium(await openDeckFile(first as File), second as string)
  if (method === 'share') return readShareFile(first as File)
  if (method === 'sharedFile') return readSharedFile(first as File, second as string)
  if (method === 'notes') return readNotes(first as readonly File[], second as DocumentWords, () => {})
  const text = decodeText(new Uint8Array(first as ArrayBuffer))
  return { text, table: readTable(text, third as string | undefined, isTableName(second as string)) }
}
