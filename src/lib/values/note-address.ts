const ID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const ADDRESS = new RegExp(`^/notetaker\\?note=(${ID})$`)
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

/** A note, or a second of a lecture. */
export type InnerPlace = { readonly note: string } | { readonly recording: string; readonly t: string }

/** Where in the notetaker a link in a note leads, null for any other address. */
export function placeOfAddress(address: unknown): InnerPlace | null {
  const note = noteOfAddress(address)
  if (note !== null) return { note }
  const [, recording, t] = (typeof address === 'string' && SECOND.exec(address)) || []
  return recording !== undefined && t !== undefined ? { recording, t } : null
}
