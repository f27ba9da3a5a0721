import { atom, type ReadableAtom } from 'nanostores'
import { readRows } from '#data/read/live-rows.ts'
import { momentNear } from '#domain/lecture/heard/moment.ts'
import { sentenceAt, sentenceOf, type Sentence } from '#domain/lecture/heard/sentence.ts'
import { transcriptOf, type Said } from '#domain/lecture/said/said.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'

/** A sentence of a lecture of which a card is to be made, and what is asked where the student typed it already. */
export interface SaidForCard extends Sentence {
  readonly recordingId: string
  readonly question: string
}

const $wanted = atom<SaidForCard | null>(null)
export const $saidForCard: ReadableAtom<SaidForCard | null> = $wanted

export function letSaidGo(): void {
  $wanted.set(null)
}

async function linesOf(recordingId: string): Promise<readonly Said[]> {
  return transcriptOf(await readRows('segments', { column: 'recording_id', is: recordingId })).lines
}

/** What is said at a second, or right before; without a text the words noted there, asked or told. */
export function cardAt(recordingId: string, second: number, noted = ''): Promise<void> {
  return tryOrNotify(async () => {
    const said = sentenceAt(await linesOf(recordingId), second)
    const asks = said !== null || /[?？]\s*$/.test(noted)
    const none = { text: asks ? '' : noted, from: second, to: second }
    $wanted.set({ recordingId, question: asks ? noted : '', ...(said ?? none) })
  })
}

/** Of a line that is seen: what is heard of it, else what it begins with. */
export function cardOfLine(recordingId: string, line: Said, at: number | null): void {
  $wanted.set({ recordingId, question: '', ...sentenceOf(line, at) })
}

/** Words that are chosen in what was said, beginning in one of its lines. */
export function cardOfWords(recordingId: string, text: string, lineId: string): Promise<void> {
  return tryOrNotify(async () => {
    const lines = await linesOf(recordingId)
    const from = lines.find(({ id }) => id === lineId)?.from ?? 0
    $wanted.set({ recordingId, question: '', text, ...momentNear(text, from, lines) })
  })
}
