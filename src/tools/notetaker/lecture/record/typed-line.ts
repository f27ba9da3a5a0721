import { readCardDraft, saveCardDraft } from '#data/write/cards/card-drafts.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { addMarker } from '#tools/notetaker/lecture/acts.ts'

/** What stands in the field for a line while it is recorded; `from` is the second at which it was begun. */
export interface TypedLine {
  readonly words: string
  readonly from: number
}

const keyOf = (recordingId: string): string => `lecture line ${recordingId}`

/** Kept on the device at each letter: the tab may die before Enter. */
export const saveTypedLine = (recordingId: string, typed: TypedLine | null): Promise<void> =>
  saveCardDraft(keyOf(recordingId), typed)

export async function readTypedLine(recordingId: string): Promise<TypedLine | null> {
  const kept = await readCardDraft(keyOf(recordingId))
  if (!isRecord(kept) || typeof kept['words'] !== 'string' || typeof kept['from'] !== 'number') return null
  return { words: kept['words'], from: kept['from'] }
}

/** At its end, or where it was cut off, a line that nobody has sent off stands among the markers. */
export async function keepTypedLine(recordingId: string): Promise<void> {
  const typed = await readTypedLine(recordingId)
  if (!typed) return
  const words = typed.words.trim()
  if (words !== '') await addMarker(recordingId, typed.from, 'line', words)
  await saveTypedLine(recordingId, null)
}
