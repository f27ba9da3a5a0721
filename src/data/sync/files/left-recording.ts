import { workspace } from '#data/read/workspace.ts'

/** Parts of a recording as they come, so that a page that dies in the middle loses its last second and no more. */
const prefixOf = (of: string): string => `recording ${of} `

interface Part {
  readonly mime: string
  readonly bytes: ArrayBuffer
}

export async function savePart(of: string, at: number, part: Part): Promise<void> {
  await workspace().db.meta.put({ key: prefixOf(of) + String(at).padStart(5, '0'), value: part })
}

const partsOf = (of: string) => workspace().db.meta.where('key').startsWith(prefixOf(of))

/** What a page that was closed left of its recording; null where there is nothing. */
export async function leftRecording(of: string): Promise<Blob | null> {
  const parts = (await partsOf(of).sortBy('key')).map(({ value }) => value as Part)
  const first = parts[0]
  return first
    ? new Blob(
        parts.map(({ bytes }) => bytes),
        { type: first.mime }
      )
    : null
}

export async function dropRecording(of: string): Promise<void> {
  await partsOf(of).delete()
}
