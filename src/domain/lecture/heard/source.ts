import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { placeOfAddress } from '#lib/values/note-address.ts'

const OF_LECTURE = /^lecture ([0-9a-f-]{36})$/

/** Where a card says that it came from (`cardSource`). */
export interface SourcePlace {
  readonly blockId: string
  readonly start: number
  readonly end: number
}

/** Of a card made straight from what was said: its lecture stands for the block, and its seconds for the signs. */
export const lectureBlock = (recordingId: string): string => `lecture ${recordingId}`

export interface LecturePlace extends Stretch {
  readonly recordingId: string
}

export function lecturePlaceOf({ blockId, start, end }: SourcePlace): LecturePlace | null {
  const recordingId = OF_LECTURE.exec(blockId)?.[1]
  return recordingId === undefined ? null : { recordingId, from: start, to: end }
}

export interface LinkedSecond {
  readonly recordingId: string
  readonly second: number
}

function linkIn(node: DocNode): LinkedSecond | null {
  for (const { attrs } of node.marks ?? []) {
    const place = placeOfAddress(attrs?.['href'])
    if (place && 'recording' in place) return { recordingId: place.recording, second: Number(place.t) }
  }
  for (const child of node.content ?? []) {
    const found = linkIn(child)
    if (found) return found
  }
  return null
}

/** The engine numbers an id that stands twice. */
const bare = (blockId: string): string => blockId.replace(/\.\d+$/, '')

/** The second of a lecture that a block of a note links to; null where it links to none, or is gone. */
export function linkedSecond(doc: DocNode, blockId: string): LinkedSecond | null {
  if (doc.attrs?.['id'] === bare(blockId)) return linkIn(doc)
  for (const child of doc.content ?? []) {
    const found = linkedSecond(child, blockId)
    if (found) return found
  }
  return null
}

/** The lectures to whose seconds a note links, the first first. */
export function lecturesIn(doc: DocNode): string[] {
  const found = new Set<string>()
  const walk = (node: DocNode): void => {
    for (const { attrs } of node.marks ?? []) {
      const place = placeOfAddress(attrs?.['href'])
      if (place && 'recording' in place) found.add(place.recording)
    }
    node.content?.forEach(walk)
  }
  walk(doc)
  return [...found]
}
