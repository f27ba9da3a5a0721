import type { Passage } from '#contract/engine/ask.ts'
import type { Source, SourceBlock } from '#contract/engine/engine.ts'
import { secondOfBlock } from '#domain/lecture/note/asked.ts'
import { href } from '#stores/route.ts'

/** Where quoted words stand now: looked up again each time, as the note may have been changed elsewhere. */
export type CitedPlace =
  | { readonly state: 'there'; readonly block: SourceBlock; readonly start: number; readonly end: number }
  /** The note is there, the sentence is not. */
  | { readonly state: 'changed' }
  /** The note was deleted. */
  | { readonly state: 'gone' }

function within(block: SourceBlock | undefined, quote: string, wanted: number): CitedPlace | null {
  if (!block || quote === '') return null
  const start = block.text.startsWith(quote, wanted) ? wanted : block.text.indexOf(quote)
  return start < 0 ? null : { state: 'there', block, start, end: start + quote.length }
}

export function placeOf(source: Source | undefined, { span }: Passage): CitedPlace {
  if (!source) return { state: 'gone' }
  const own = source.blocks.find(({ id }) => id === span.blockId)
  const there = within(own, span.quote, span.start)
  if (there) return there
  for (const block of source.blocks) {
    const moved = within(block, span.quote, 0)
    if (moved) return moved
  }
  return { state: 'changed' }
}

/** A lecture at its second; the note at the sentence, with the way back to the conversation; only the note where the sentence is gone. */
export function citedHref({ sourceId, span }: Passage, place: CitedPlace, thread?: string): string {
  const second = secondOfBlock(place.state === 'there' ? place.block.id : span.blockId)
  if (second !== null) return href('notetaker', { recording: sourceId, t: String(second) })
  const there = place.state === 'there' && { at: place.block.id, quoted: `${place.start}-${place.end}` }
  return href('notetaker', { note: sourceId, ...there, ...(thread !== undefined && { thread }) })
}

export const keyOf = ({ sourceId, span }: Passage): string => `${sourceId} ${span.blockId} ${span.start} ${span.quote}`

/** Each passage once, in the order in which an answer rests on them. */
export function onceEach(passages: readonly Passage[]): Passage[] {
  return [...new Map(passages.map(one => [keyOf(one), one])).values()]
}

/** Passages of one note in the order of the note, notes in the order of their best passage. */
export function inReadingOrder(passages: readonly Passage[], sources: ReadonlyMap<string, Source>): Passage[] {
  const notes = [...new Set(passages.map(({ sourceId }) => sourceId))]
  const at = ({ sourceId, span }: Passage): number =>
    sources.get(sourceId)?.blocks.findIndex(({ id }) => id === span.blockId) ?? -1
  return notes.flatMap(id =>
    passages
      .filter(({ sourceId }) => sourceId === id)
      .sort((one, other) => at(one) - at(other) || one.span.start - other.span.start)
  )
}
