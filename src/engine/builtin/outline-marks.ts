import type { SourceBlock } from '#contract/engine/engine.ts'

/** "A. ", "(b) ", "IV. ": a mark counts only where the next one of its kind follows, so that "A. Smith" stays a name. */
const LETTER = /^(?:\(([a-h])\)|([A-H])[.)])\s+(?=\S)/
const ROMAN = /^(I{1,3}|IV|VI{0,3}|IX|XI{0,2})\.\s+(?=\p{L})/u
const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
/** How many lines may stand between two marks: what belongs below the first. */
const NEAR = 12
/** Below the headings a writer marked, above a bold line. */
const LEVEL = 6
const LABEL = /^(.{3,50}?)(?::|\s[–—]|\s-{1,3})\s+\S/u
const TICK = '[✓✔✅☑✗✘❌✖]\\uFE0F?'
const TICKED = new RegExp(`^\\s*${TICK}\\s+(?=\\S)`, 'u')
const TICKED_AGAIN = new RegExp(`\\s+${TICK}(?=\\s|$)`, 'u')

/** How the lists begin that only letters made. */
export const OUTLINE = 'outline-'

const isLine = ({ kind }: SourceBlock): boolean => /^(?:paragraph|list-item|callout)$/.test(kind)

/** A part of a block that tells its places in the whole. */
function partOf(block: SourceBlock, start: number, end = block.text.length): SourceBlock {
  const text = block.text.slice(start, end).trimEnd()
  const { of, at } = block.line ?? { of: block.text, at: 0 }
  return { ...block, text, line: { of, at: at + start } }
}

interface Mark {
  readonly at: number
  readonly place: number
  readonly length: number
}

const placeOf = (mark: string): number => mark.toUpperCase().charCodeAt(0) - 65

/** Marks of one kind in their runs of one, two, three. */
function runsOf(marks: readonly Mark[]): Mark[][] {
  const runs: Mark[][] = []
  for (const mark of marks) {
    const run = runs.findLast(one => one.length === mark.place && mark.at - (one.at(-1)?.at ?? 0) <= NEAR)
    if (mark.place === 0) runs.push([mark])
    else run?.push(mark)
  }
  return runs.filter(run => run.length > 1)
}

function marksIn(blocks: readonly SourceBlock[], pattern: RegExp, place: (found: RegExpExecArray) => number): Mark[] {
  return blocks.flatMap((block, at) => {
    const indent = block.text.length - block.text.trimStart().length
    const found = isLine(block) && !block.list ? pattern.exec(block.text.trimStart()) : null
    return found ? [{ at, place: place(found), length: indent + found[0].length }] : []
  })
}

/** A line of an outline counted in Roman numbers heads what stands below it; a label with more behind it does both. */
function headed(block: SourceBlock, { length }: Mark): SourceBlock[] {
  const own = partOf(block, length)
  const label = LABEL.exec(own.text)?.[1]
  const head = { kind: 'heading' as const, level: LEVEL }
  if (label !== undefined) return [{ ...partOf(block, length, length + label.length), ...head }, own]
  const isHead = own.text.split(/\s+/).length <= 10 && !/[.;,]$/.test(own.text)
  return [isHead ? { ...own, ...head } : own]
}

/** Lines without the marks that only count or tick them: the letters of an outline become items, its numbers headings. */
export function withoutMarks(blocks: readonly SourceBlock[]): SourceBlock[] {
  const letters = runsOf(marksIn(blocks, LETTER, found => placeOf(found[1] ?? found[2] ?? ''))).filter(
    // The choices of a question are no list of answers.
    ([first]) => !/\?\s*$/.test(blocks[(first?.at ?? 0) - 1]?.text ?? '')
  )
  const romans = runsOf(marksIn(blocks, ROMAN, found => ROMANS.indexOf(found[1] ?? '')))
  const heads = new Map(romans.flat().map(mark => [mark.at, mark]))
  const items = new Map(letters.flatMap((run, at) => run.map(mark => [mark.at, { mark, id: `${OUTLINE}${at}` }])))
  return blocks.flatMap((block, at) => {
    const head = heads.get(at)
    if (head) return headed(block, head)
    const item = items.get(at)
    if (item) {
      const list = { id: item.id, ordered: false, depth: 0 }
      return [{ ...partOf(block, item.mark.length), kind: 'list-item' as const, list }]
    }
    const ticked = isLine(block) ? TICKED.exec(block.text) : null
    if (!ticked) return [block]
    // "✔ quick ✘ risky": the second mark opens another thought.
    const again = TICKED_AGAIN.exec(block.text.slice(ticked[0].length))
    return [partOf(block, ticked[0].length, again ? ticked[0].length + again.index : undefined)]
  })
}
