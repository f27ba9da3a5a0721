import type { EngineWarning, Source, SourceBlock } from '#contract/engine/engine.ts'
import { openHeads, withHeads } from '#engine/builtin/heads.ts'
import { byLines } from '#engine/builtin/line-blocks.ts'
import { withoutMarks } from '#engine/builtin/outline-marks.ts'
import { casingOf, type Casing } from '#engine/text/casing.ts'
import { formulaRanges, type TextRange } from '#engine/text/formulas.ts'
import { languageOf } from '#engine/text/language.ts'
import { splitSentences } from '#engine/text/sentences.ts'
import { tag, type Token } from '#engine/text/tagger.ts'
import { contentWords } from '#engine/text/words.ts'

/** Words read of one note; the rest is named in a warning. Keeps the longest run near two seconds. */
export const READ_WORDS = 30_000
const TOO_SHORT_WORDS = 12

export interface Sentence extends TextRange {
  readonly block: SourceBlock
  readonly text: string
  readonly tokens: readonly Token[]
  readonly formulas: readonly TextRange[]
  /** The sentence before it in the same block. */
  readonly previous: Sentence | undefined
}

export interface ReadBlock {
  readonly block: SourceBlock
  readonly sentences: readonly Sentence[]
  /** Headings above, outermost first; the note's title stands at the front. */
  readonly headings: readonly string[]
}

export interface Reading {
  readonly source: Source
  readonly blocks: readonly ReadBlock[]
  /** The blocks as they stand, a line each. */
  readonly text: string
  readonly language: string
  /** Words read, not words there. */
  readonly words: number
  readonly casing: Casing
  /** How often each content word (stem) occurs, headings and title counted three times. */
  readonly weight: ReadonlyMap<string, number>
  readonly warnings: readonly EngineWarning[]
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** Words that say something; scripts without spaces count two signs as a word. */
function meaningfulWords(text: string): number {
  const signs = text.match(CJK)?.length ?? 0
  return (text.replace(CJK, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu)?.length ?? 0) + Math.floor(signs / 2)
}

/** No word, address or formula is this long without a break: a picture as base64, a key. Reading it took its square. */
const UNBROKEN = /[!-~]{500}/

/** A block up to its first unbroken run. Null where nothing stands before it, or where cutting would change its form. */
function beforeUnbroken(block: SourceBlock): SourceBlock | null {
  const at = block.text.search(UNBROKEN)
  if (at < 0) return block
  const text = block.text.slice(0, at).trimEnd()
  return text === '' || block.kind === 'table-row' || block.kind === 'formula' ? null : { ...block, text }
}

const countOf = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** The first blocks of a source up to the limit, and how many words the whole has. */
function firstBlocks(source: Source): { kept: SourceBlock[]; words: number; read: number } {
  const kept: SourceBlock[] = []
  let words = 0
  let read = 0
  for (const whole of source.blocks) {
    const block = beforeUnbroken(whole)
    if (block === null) continue
    const count = countOf(block.text)
    words += count
    if (read >= READ_WORDS) continue
    const room = READ_WORDS - read
    if (count <= room) kept.push(block)
    else {
      const cut = new RegExp(`^(?:\\s*\\S+){${room}}`).exec(block.text)?.[0] ?? ''
      const stop = splitSentences(cut, []).at(-2)?.end ?? cut.length
      kept.push({ ...block, text: block.text.slice(0, stop) })
    }
    read += Math.min(count, room)
  }
  return { kept, words, read }
}

/** "A:" before an answer, a time or a speaker's name before what is said: "00:48", "[12:05]", "STUDENT:". */
const STAGE =
  /^(?:A(?:ns(?:wer)?)?:\s+)?(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?[\s–-]+)?(?:\p{Lu}[\p{Lu}\d .]{2,24}:\s+(?=\p{L}))?/u
const stageLength = (text: string): number => STAGE.exec(text)?.[0].length ?? 0

function sentencesOf(block: SourceBlock, isEnglish: boolean): Sentence[] {
  const formulas = formulaRanges(block.text)
  const found: Sentence[] = []
  for (const whole of splitSentences(block.text, formulas)) {
    const one = { start: whole.start + stageLength(block.text.slice(whole.start, whole.end)), end: whole.end }
    const text = block.text.slice(one.start, one.end)
    const inside = formulas.filter(formula => formula.start >= one.start && formula.end <= one.end)
    const tokens = isEnglish && text.length < 1200 ? tag(text, one.start, inside) : []
    found.push({ ...one, block, text, tokens, formulas: inside, previous: found.at(-1) })
  }
  return found
}

function weigh(source: Source, blocks: readonly SourceBlock[]): Map<string, number> {
  const weight = new Map<string, number>()
  const add = (text: string, times: number): void => {
    for (const word of contentWords(text)) weight.set(word, (weight.get(word) ?? 0) + times)
  }
  add(source.title, 3)
  for (const block of blocks) {
    add(block.text, block.kind === 'heading' ? 3 : 1)
    for (const bold of block.bold ?? []) add(bold, 2)
  }
  return weight
}

/** Reads a source once: sentences with offsets, tags, headings, what matters, and what the student must be told. */
export function read(source: Source): Reading {
  const { kept: given, words, read: count } = firstBlocks(source)
  const kept = withHeads(withoutMarks(byLines(given)), source.title)
  const text = kept.map(block => block.text).join('\n')
  const language = languageOf(`${source.title}\n${text}`)
  const warnings: EngineWarning[] = []
  const said = meaningfulWords(text.slice(0, 2000))
  if (said < TOO_SHORT_WORDS) warnings.push({ kind: 'too-short', words: said })
  if (words > count) warnings.push({ kind: 'too-long', words, read: count })
  if (language !== 'en') warnings.push({ kind: 'language', language })
  const heads = openHeads()
  const blocks = kept.map(block => {
    const headings = [source.title, ...heads(block)].filter(heading => heading.trim() !== '')
    const isProse = block.kind !== 'code' && block.kind !== 'heading'
    return { block, headings, sentences: isProse ? sentencesOf(block, language === 'en') : [] }
  })
  const sentences = blocks.flatMap(one => one.sentences)
  return {
    source,
    blocks,
    text,
    language,
    words: count,
    casing: casingOf(sentences.filter(one => one.block.kind !== 'table-row')),
    weight: weigh(source, kept),
    warnings
  }
}
