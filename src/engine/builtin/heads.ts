import type { SourceBlock } from '#contract/engine/engine.ts'
import { cleanHeading, isSide, isSubject, isTopic } from '#engine/builtin/heading.ts'

const count = (text: string): number => text.match(/\S+/g)?.length ?? 0
const SIGN = /(?::|\s[–—-]|\s=|→|->)\s+(?=\S)/u
/** Below every real heading; a bare line below a bold one. */
const STRONG = 7
const BARE = 8

/** "**Structure** (can last an hour)": nothing but bold words and a bracket. */
function isBoldAlone({ text, bold }: SourceBlock): boolean {
  const rest = (bold ?? []).reduce((left, words) => left.replace(words, ''), text).replace(/\([^)]*\)/g, '')
  return bold !== undefined && !/[\p{L}\p{N}]/u.test(rest)
}

/** "1987 MONTREAL PROTOCOL" is a line among dates, however loud. */
const isLoud = (text: string): boolean =>
  !/^\d{3,4}\b/.test(text) && /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\([^)]*\)/g, ''))

/** What lines below a heading look like: a list, a table, "Term: …". */
const opensLines = (next: SourceBlock | undefined): boolean =>
  next !== undefined &&
  (next.kind === 'list-item' ||
    next.kind === 'table-row' ||
    (next.kind === 'paragraph' && SIGN.test(next.text.slice(0, 45))))

function levelOf(block: SourceBlock, at: number, blocks: readonly SourceBlock[], hasTitle: boolean): number {
  const text = block.text.trim()
  const said = text.replace(/\s*\([^)]*\)/g, '')
  if (block.kind !== 'paragraph' || count(said) > 14 || /[.;,]$/.test(text)) return 0
  const [left = '', behind = ''] = text.split(SIGN)
  // "RS – Judaism beliefs" below its title is the note's title once more.
  if (at === 0 && isSubject(left) && behind !== '' && count(text) <= 9) return 1
  const isCut = behind !== '' && /^(?!(?:\p{L}+ )?(?:notes?|revision|summary|recap)\b)\p{Ll}/u.test(behind)
  if (
    at === 0 &&
    !hasTitle &&
    blocks.length > 3 &&
    (!isCut || isBoldAlone(block) || /^\p{Lu}{4}[\p{Lu}\s]*$/u.test(text.split(SIGN)[0] ?? '')) &&
    !/[?]$/.test(text)
  )
    return 1
  if (count(said) > 9 || text.includes('=')) return 0
  if (isBoldAlone(block) || (isLoud(text) && behind === '')) return STRONG
  const isPlain = /^\p{L}[\p{L}\p{N}\s()&+'’/-]*!*$/u.test(text) && count(text) <= 5
  // "Schedules:" above its lines.
  const isLed = /^\p{L}[\p{L}\s()-]*:$/u.test(text) && count(text) <= 4 && blocks[at + 1]?.kind === 'paragraph'
  // The last of the lines before an empty one heads nothing behind that.
  const isLast = at > 0 && !block.apart && blocks[at - 1]?.kind === 'paragraph' && blocks[at + 1]?.apart === true
  return (isPlain || isLed) && !isLast && behind === '' && opensLines(blocks[at + 1]) ? BARE : 0
}

/** "LAMB" above Land, Army, Money, Blame: letters to be remembered, no heading for the rest of the note. */
function isMnemonic(blocks: readonly SourceBlock[], at: number): boolean {
  const letters = blocks[at]?.text.trim() ?? ''
  if (!/^\p{Lu}{3,8}$/u.test(letters)) return false
  const below = blocks.slice(at + 1, at + 1 + letters.length).map(block => block.text.trim().charAt(0))
  return below.join('').toUpperCase() === letters
}

/** Students seldom mark their headings: a bold line, a line of capitals, a few words above a list are headings too. */
export function withHeads(blocks: readonly SourceBlock[], title: string): SourceBlock[] {
  return blocks.map((block, at) => {
    const level = isMnemonic(blocks, at) ? 0 : levelOf(block, at, blocks, title.trim() !== '')
    return level === 0 ? block : { ...block, kind: 'heading' as const, level }
  })
}

interface Open {
  readonly level: number
  readonly text: string
  /** What stands right below it. */
  first?: SourceBlock['kind']
  /** An empty line stands between it and what is below it. */
  isApart?: boolean
  /** It is a line of the paragraph it heads. */
  isInside: boolean
}

/** "**Cassio** – a Florentine" behind the lines of "**Emilia**": another of its kind, and not below it. */
const opensBold = ({ text, bold }: SourceBlock): boolean => bold?.[0] !== undefined && text.trim().startsWith(bold[0])

/** Which headings stand over a block, outermost first, block by block. */
export function openHeads(): (block: SourceBlock) => string[] {
  const open: Open[] = []
  return block => {
    const { kind, level = 1, text, apart = false, line } = block
    if (kind === 'heading') {
      while ((open.at(-1)?.level ?? 0) >= level) open.pop()
      // A loud line with lines of its own stands beside the bare one that follows them, not above it.
      const over = open.at(-1)
      if (
        level === BARE &&
        over?.level === STRONG &&
        over.first !== undefined &&
        isTopic(cleanHeading(text)) &&
        !isSide(text)
      )
        open.pop()
      open.push({ level, text: text.trim(), isInside: line !== undefined })
      return open.map(one => one.text)
    }
    const last = open.at(-1)
    // A few bare words above a list head the list, and nothing that comes behind it.
    const isBehind = last?.level === BARE && last.first !== undefined && last.first !== kind && kind === 'table-row'
    // A small letter and no label: the item before goes on.
    const goesOn = /^\s*\p{Ll}/u.test(text) && !SIGN.test(text.slice(0, 45))
    const isBelow = last?.level === BARE && last.first === 'list-item' && kind !== 'list-item' && !goesOn
    // Where its lines followed at once, an empty line ends them.
    const isShort = last?.level === BARE || (last?.level === STRONG && (last.isInside || opensBold(block)))
    const isOver = isShort && last.first !== undefined && last.isApart === false && apart
    if (isBehind || isBelow || isOver) open.pop()
    const over = open.at(-1)
    if (over && over.first === undefined) {
      over.first = kind
      over.isApart = apart
    }
    return open.map(one => one.text)
  }
}
