import type { Candidate } from '#engine/builtin/candidate.ts'
import { original, type Edited } from '#engine/builtin/spoken/edit.ts'
import { isSpoken } from '#engine/builtin/spoken/is-spoken.ts'
import { written } from '#engine/builtin/spoken/written.ts'
import { read, type Reading } from '#engine/builtin/read.ts'

/** A lecture as it would read in writing. */
export interface Spoken {
  readonly reading: Reading
  /** The card with the lecturer's own words as its source; nothing where they cannot be found. */
  readonly sourced: (card: Candidate) => Candidate[]
}

const SEEN = new WeakMap<Reading, Spoken | false>()

function spokenOf(reading: Reading): Spoken | false {
  if (!isSpoken(reading)) return false
  const edits = new Map<string, Edited>()
  const given = new Map(reading.blocks.map(one => [one.block.id, one.block]))
  const blocks = reading.source.blocks.map(block => {
    const isSaid = block.kind === 'paragraph' && given.get(block.id)?.text === block.text && !/[$|=→]/.test(block.text)
    if (!isSaid) return block
    const edited = written(block.text)
    edits.set(block.id, edited)
    return { ...block, text: edited.text }
  })
  const sourced = (card: Candidate): Candidate[] => {
    const edited = edits.get(card.block.id)
    if (!edited) return [card]
    const block = given.get(card.block.id)
    return block && card.block.text === edited.text ? [{ ...card, block, quote: original(edited, card.quote) }] : []
  }
  return { reading: read({ ...reading.source, blocks }), sourced }
}

/** The written form of a transcript, and nothing for any other note. */
export function spoken(reading: Reading): Spoken | undefined {
  const found = SEEN.get(reading) ?? spokenOf(reading)
  SEEN.set(reading, found)
  return found === false ? undefined : found
}
