import type { SourceBlock, Span } from '#contract/engine/engine.ts'
import type { TextRange } from '#engine/text/formulas.ts'

const LABELLED = /^[^:.?!=]{2,40}?(?::|\s[–—=-]|\s(?:→|->))\s+\S/u
/** A line so long that stops short of a full stop may go on in small letters: an address broke it, not its writer. */
const LONG = 45

/** Whether a line that ended without a full stop goes on in small letters. */
const goesOn = (before: string, line: string): boolean =>
  before.length >= LONG && !/[.!?:;]$/.test(before) && /^\p{Ll}/u.test(line) && !LABELLED.test(line)

/** The lines of a block whose writer broke it with Shift and Enter, each a block of its own; any other block as it is. */
function lineBlocks(block: SourceBlock): SourceBlock[] {
  if (!/^(?:paragraph|list-item|callout)$/.test(block.kind) || !block.text.includes('\n')) return [block]
  const lines: { start: number; end: number }[] = []
  let at = 0
  for (const raw of block.text.split('\n')) {
    const line = raw.trim()
    const start = at + raw.indexOf(line)
    at += raw.length + 1
    if (line === '') continue
    const last = lines.at(-1)
    if (last && goesOn(block.text.slice(last.start, last.end), line)) last.end = start + line.length
    else lines.push({ start, end: start + line.length })
  }
  const { bold, list, apart, ...rest } = block
  return lines.map(({ start, end }, place) => {
    const text = block.text.slice(start, end)
    const own = bold?.filter(words => text.includes(words)) ?? []
    return {
      ...rest,
      // What stands below an item in its block is told of it: no item.
      kind: place > 0 && block.kind === 'list-item' ? 'paragraph' : block.kind,
      text,
      ...(own.length > 0 && { bold: own }),
      ...(list && place === 0 && { list }),
      ...(apart && place === 0 && { apart }),
      line: { of: block.text, at: start }
    }
  })
}

/**
 * Every block by its lines. Where a paragraph has several, the next paragraph stands apart: an empty line would have
 * divided them on paper.
 */
export function byLines(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.flatMap((block, at) => {
    const [first, ...others] = lineBlocks(block)
    const hadLines = at > 0 && blocks[at - 1]?.kind === 'paragraph' && blocks[at - 1]?.text.includes('\n') === true
    const isApart = at > 0 && block.kind === 'paragraph' && (others.length > 0 || hadLines)
    return first ? [isApart ? { ...first, apart: true as const } : first, ...others] : []
  })
}

/** The text a block has in its source: of a line, that of the block it stands in. */
export const wholeText = ({ line, text }: SourceBlock): string => line?.of ?? text

/** A place in a block that was read, told in the block as the source has it. */
export function spanIn(block: SourceBlock, { start, end }: TextRange): Span {
  const from = block.line?.at ?? 0
  return { blockId: block.id, start: from + start, end: from + end, quote: block.text.slice(start, end) }
}
