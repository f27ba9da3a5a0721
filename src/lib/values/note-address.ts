const ID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const ADDRESS = new RegExp(`^/notetaker\\?note=(${ID})$`)
const PASSAGE = new RegExp(`^/notetaker\\?note=(${ID})&page=([1-9]\\d{0,4})(?:&words=(\\d{1,7}-\\d{1,7}))?$`)
const SECOND = new RegExp(`^/notetaker\\?recording=(${ID})&t=(\\d{1,5})$`)

/** The address by which one note links to another: by its id, so that a renamed note keeps its links. */
export function noteAddress(id: string): string {
  return `/notetaker?note=${id}`
}

/** The note that a link leads to, null for any other address. */
export function noteOfAddress(address: unknown): string | null {
  return (typeof address === 'string' && ADDRESS.exec(address)?.[1]) || null
}

/** The address of a second of a lecture. */
export function secondAddress(recordingId: string, second: number): string {
  return `/notetaker?recording=${recordingId}&t=${Math.floor(Math.max(0, second))}`
}

/** Words on a page of the PDF beside a note: offsets in the page's text, none for the page as a whole. */
export interface Passage {
  /** From 1 on. */
  readonly page: number
  readonly words: { readonly from: number; readonly to: number } | null
}

/** The address of a passage in the PDF beside a note. */
export function passageAddress(noteId: string, { page, words }: Passage): string {
  return `${noteAddress(noteId)}&page=${page}${words ? `&words=${words.from}-${words.to}` : ''}`
}

/** `120-260` as an address says it; null for anything else. */
export function wordsOfAddress(text: string | undefined): Passage['words'] {
  const [, from, to] = /^(\d{1,7})-(\d{1,7})$/.exec(text ?? '') ?? []
  return from !== undefined && to !== undefined && Number(from) < Number(to)
    ? { from: Number(from), to: Number(to) }
    : null
}

/** The passage that a link leads to, with the note that the PDF lies beside; null for any other address. */
export function passageOfAddress(address: unknown): (Passage & { readonly note: string }) | null {
  const [, note, page, words] = (typeof address === 'string' && PASSAGE.exec(address)) || []
  return note !== undefined && page !== undefined ? { note, page: Number(page), words: wordsOfAddress(words) } : null
}

/** A note, a passage of the PDF beside it, or a second of a lecture. */
export type InnerPlace =
  | { readonly note: string; readonly page?: string; readonly words?: string }
  | { readonly recording: string; readonly t: string }

/** Where in the notetaker a link in a note leads, null for any other address. */
export function placeOfAddress(address: unknown): InnerPlace | null {
  const note = noteOfAddress(address)
  if (note !== null) return { note }
  const [, beside, page, words] = (typeof address === 'string' && PASSAGE.exec(address)) || []
  if (beside !== undefined && page !== undefined) return { note: beside, page, ...(words !== undefined && { words }) }
  const [, recording, t] = (typeof address === 'string' && SECOND.exec(address)) || []
  return recording !== undefined && t !== undefined ? { recording, t } : null
}
