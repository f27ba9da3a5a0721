const ADDRESS = /^\/notetaker\?note=([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/

/** The address by which one note links to another: by its id, so that a renamed note keeps its links. */
export function noteAddress(id: string): string {
  return `/notetaker?note=${id}`
}

/** The note that a link leads to, null for any other address. */
export function noteOfAddress(address: unknown): string | null {
  return (typeof address === 'string' && ADDRESS.exec(address)?.[1]) || null
}
