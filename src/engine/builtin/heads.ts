import type { SourceBlock } from '#contract/engine.ts'

const count = (text: string): number => text.match(/\S+/g)?.length ?? 0
const SIGN = /(?::|\s[–—-]|\s=|→|->)\s+(?=\S)/u
/** Below every real heading; a bare line below a bold one. */
const STRONG = 7
export const BARE = 8

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
  const behind = text.split(SIGN)[1] ?? ''
  const isCut = behind !== '' && /^(?!(?:\p{L}+ )?(?:notes?|revision|summary|recap)\b)\p{Ll}/u.test(behind)
  if (at === 0 && !hasTitle && blocks.length > 3 && (!isCut || isBoldAlone(block)) && !/[?]$/.test(text)) return 1
  if (count(said) > 9 || text.includes('=')) return 0
  if (isBoldAlone(block) || (isLoud(text) && behind === '')) return STRONG
  const isPlain = /^\p{L}[\p{L}\p{N}\s()&+'’/-]*!*$/u.test(text) && count(text) <= 5
  return isPlain && behind === '' && opensLines(blocks[at + 1]) ? BARE : 0
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
