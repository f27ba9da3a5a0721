import type { CardType } from '#contract/engine/engine.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { layoutTopic } from '#engine/builtin/makers/layout-topic.ts'
import type { ReadBlock } from '#engine/builtin/read.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { upperFirst } from '#engine/text/casing.ts'
import { contentWords } from '#engine/text/words.ts'

interface Gap {
  readonly before: string
  readonly answer: string
  readonly after: string
  /** What the gap shows; nothing where it would only repeat what stands before it. */
  readonly hint?: string
  /** It says itself what it is about. */
  readonly isNamed?: boolean
}

/** Whether an answer says a word of what is shown beside it. */
export function tells(shown: string, answer: string): boolean {
  // "Descriptivist → describes": five letters are a root.
  const root = (word: string): string => (word.length > 5 ? word.slice(0, 5) : word)
  const words = new Set(contentWords(shown).map(root))
  return contentWords(answer).some(word => words.has(root(word)))
}

/** Whether a line says itself what one of its headings is about. */
const namesTopic = ({ headings }: ReadBlock, text: string): boolean => {
  const said = new Set(contentWords(text))
  return headings.some(heading => contentWords(topicOf([heading]) ?? '').some(word => said.has(word)))
}

/** A stretch of the note as it stands with one of its parts open, below what it is about; nothing where no heading says that. */
export function laidOutGap(
  read: ReadBlock,
  type: CardType,
  gap: Gap,
  trust: number,
  topic = layoutTopic(read.headings, `${gap.before} ${gap.after}`, gap.answer)
): Candidate[] {
  const { before, answer, after, hint, isNamed = false } = gap
  const { block, headings } = read
  const start = block.text.indexOf(answer)
  if (
    (topic === '' && !isNamed && !namesTopic(read, `${before} ${after}`)) ||
    start < 0 ||
    /[{}|]|::/.test(before + answer + after)
  )
    return []
  const open = `{{c1::${answer}${hint ? `::${hint}` : ''}}}`
  const front = `${topic === '' ? '' : `${topic} – `}${before === '' ? '' : upperFirst(before)}${open}${after}`
  const quote = { start: 0, end: block.text.trimEnd().length }
  return [{ type, kind: 'cloze', front, back: '', answer, block, quote, headings, trust, isLaidOut: true }]
}
