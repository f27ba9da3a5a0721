import { ask, shorten, type Candidate } from '#engine/builtin/candidate.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import type { ReadBlock, Reading } from '#engine/builtin/read.ts'
import { upperFirst } from '#engine/text/casing.ts'
import { languageOf } from '#engine/text/language.ts'
import { wordCount } from '#engine/text/words.ts'

/** One line of a list in two columns: a term and what it means, or a word and its translation. */
interface PairLine {
  readonly sign: string
  readonly left: string
  readonly right: string
}

const PAIR = /^([^=:→\t\n]{1,50}?)[^\S\t\n]*(\t|=|:|→|(?<=\s)[–—-](?=\s))\s*([^\t\n]+)$/u
/** So many lines with the same sign, one below the other, are a list. */
const LEAST = { tab: 2, other: 3 } as const
const LEFT_WORDS = 5
const RIGHT_WORDS = 6

function pairOf({ block }: ReadBlock): PairLine | undefined {
  // A table of two columns without a head, as in Cornell notes.
  if (block.kind === 'table-row' && !block.header && block.cells?.length === 2) {
    const [one = '', two = ''] = block.cells.map(cell => cell.trim())
    const isPair = wordCount(one) >= 1 && wordCount(one) <= LEFT_WORDS && two !== '' && !/[\n?]/.test(one)
    return isPair ? { sign: '\t', left: one, right: two } : undefined
  }
  if (!/^(?:paragraph|list-item)$/.test(block.kind)) return undefined
  const [, left = '', sign = '', right = ''] = PAIR.exec(block.text.trim()) ?? []
  const isShort = left !== '' && wordCount(left) >= 1 && wordCount(left) <= LEFT_WORDS && right.trim() !== ''
  return isShort ? { sign, left: left.trim(), right: right.trim() } : undefined
}

type Kind = 'terms' | 'vocabulary'

function kindOf(run: readonly PairLine[]): Kind | undefined {
  if (run[0]?.sign === '\t' && run.length >= LEAST.tab && run.some(one => wordCount(one.right) >= 3)) return 'terms'
  if (run.length < LEAST.other || run.some(one => wordCount(one.right) > RIGHT_WORDS)) return undefined
  const [left, right] = [run.map(one => one.left).join(' '), run.map(one => one.right).join(' ')]
  return languageOf(left) !== 'en' && languageOf(right) === 'en' ? 'vocabulary' : undefined
}

interface Listed {
  readonly kind: Kind
  readonly pair: PairLine
}

const LISTS = new WeakMap<Reading, ReadonlyMap<ReadBlock, Listed>>()

/** Which lines of a note stand in such a list: a run under one heading with one sign. */
function listedIn(reading: Reading): ReadonlyMap<ReadBlock, Listed> {
  const known = LISTS.get(reading)
  if (known) return known
  const found = new Map<ReadBlock, Listed>()
  let run: { readonly block: ReadBlock; readonly pair: PairLine }[] = []
  const close = (): void => {
    const kind = kindOf(run.map(one => one.pair))
    if (kind) for (const { block, pair } of run) found.set(block, { kind, pair })
    run = []
  }
  for (const block of reading.blocks) {
    const pair = pairOf(block)
    if (!pair || pair.sign !== run[0]?.pair.sign) close()
    if (pair) run.push({ block, pair })
  }
  close()
  LISTS.set(reading, found)
  return found
}

export const isInPairs = (read: ReadBlock, reading: Reading): boolean => listedIn(reading).has(read)

/** A list in two columns, as cards are copied from other programs, and lists of foreign words. */
export const pairs: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  const listed = read && listedIn(reading).get(read)
  if (!listed) return []
  const { kind, pair } = listed
  if (kind === 'terms' && (wordCount(pair.right) < 3 || /^[\d$]/.test(pair.left))) return []
  const { block, headings } = read
  const back = shorten(pair.right.replace(/[.;]$/u, ''), 25)
  const isName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(pair.left)
  const term = reading.language === 'en' && !isName ? reading.casing.common(pair.left) : pair.left
  const front = kind === 'terms' ? ask(`what is meant by ${term}`) : `What does “${pair.left}” mean?`
  const card: Candidate = {
    type: kind === 'terms' ? 'definition' : 'term',
    kind: 'basic',
    front,
    back: kind === 'terms' ? upperFirst(back) : pair.right,
    block,
    quote: { start: 0, end: block.text.trimEnd().length },
    headings,
    trust: 0.9,
    isLaidOut: true
  }
  return [card]
}
