import type { Candidate } from '#engine/builtin/candidate.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import { isEmptyCell } from '#engine/builtin/makers/table-heads.ts'
import { isTermName } from '#engine/builtin/makers/terms.ts'
import type { ReadBlock, Reading } from '#engine/builtin/read.ts'
import { upperFirst } from '#engine/text/casing.ts'
import { wordCount } from '#engine/text/words.ts'

const LEAST = 4
const PAIR = /^(\p{L}[\p{L} '’-]{2,40}?)\s*(?::|\s[–—=-])\s+(\p{L}[\p{L} -]{2,20}?)\.?$/u

function pairOf(read: ReadBlock | undefined): { readonly name: string; readonly side: string } | undefined {
  if (!read || !/^(?:paragraph|list-item)$/.test(read.block.kind)) return undefined
  const [, name = '', side = ''] = PAIR.exec(read.block.text.trim()) ?? []
  return name !== '' && wordCount(side) <= 2 ? { name, side: side.toLowerCase() } : undefined
}

/** The lines around one that look like it, without a gap. */
function runAround(reading: Reading, index: number): { readonly name: string; readonly side: string }[] {
  let [from, to] = [index, index]
  while (pairOf(reading.blocks[from - 1])) from -= 1
  while (pairOf(reading.blocks[to + 1])) to += 1
  return reading.blocks.slice(from, to + 1).flatMap(read => pairOf(read) ?? [])
}

/** Lines that sort things into two or three: "osmosis: passive", "pump: active". Which, is the question. */
export const sortedLines: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  const own = pairOf(read)
  if (!read || !own || reading.language !== 'en') return []
  const run = runAround(reading, index)
  const sides = [...new Set(run.map(one => one.side))]
  const isSorting = run.length >= LEAST && sides.length >= 2 && sides.length <= 3 && sides.length * 2 <= run.length
  const isOnce = new Set(run.map(one => one.name.toLowerCase())).size === run.length
  if (!isSorting || !isOnce || !isTermName(own.name) || sides.some(side => isEmptyCell(side, ''))) return []
  const choice = sides.length === 2 ? sides.join(' or ') : `${sides.slice(0, -1).join(', ')} or ${sides.at(-1) ?? ''}`
  const card: Candidate = {
    type: 'question',
    kind: 'basic',
    front: `${upperFirst(own.name)}: ${choice}?`,
    back: upperFirst(own.side),
    block: read.block,
    quote: { start: 0, end: read.block.text.trimEnd().length },
    headings: read.headings,
    trust: 0.84,
    isLaidOut: true
  }
  return [card]
}
