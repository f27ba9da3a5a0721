import type { QuizItem, Quoted } from '#contract/engine/quiz.ts'
import { GAP } from '#engine/builtin/quiz/facts.ts'
import { plain } from '#engine/text/same.ts'

/** The words an item comes from, all of them. */
const quotesOf = (item: QuizItem): readonly Quoted[] =>
  item.type === 'matching' ? [item.evidence, ...item.quotes] : [item.evidence]

const overlap = (one: Quoted, two: Quoted): boolean =>
  one.sourceId === two.sourceId &&
  one.span.blockId === two.span.blockId &&
  one.span.start < two.span.end &&
  two.span.start < one.span.end

function keysOf(item: QuizItem): readonly string[] {
  if (item.type === 'choice') return item.options.flatMap(one => (one.correct ? [one.text] : []))
  if (item.type === 'cloze' || item.type === 'short') return item.answers
  if (item.type === 'numeric') return [`${item.value}`]
  return []
}

interface ItemWords {
  /** What a student has read when the item was asked. */
  readonly text: string
  readonly plain: string
  readonly question: string
  readonly keys: readonly { readonly raw: string; readonly plain: string }[]
}
const ITEM_WORDS = new WeakMap<QuizItem, ItemWords>()

/** Every item is held against every other: its words are read once. */
function wordsOfItem(item: QuizItem): ItemWords {
  const known = ITEM_WORDS.get(item)
  if (known) return known
  const more = item.type === 'matching' ? ` | ${item.right.join(' | ')}` : ''
  const text = `${item.question.replace(GAP, ' ')}${more}`
  const keys = keysOf(item).filter(key => key.length > 2 || item.type === 'numeric')
  const said = {
    text,
    plain: ` ${plain(text)} `,
    question: plain(item.question),
    keys: keys.map(key => ({ raw: key.trim(), plain: isFormula(key) ? '' : plain(key) }))
  }
  ITEM_WORDS.set(item, said)
  return said
}

const isFormula = (key: string): boolean => /[$=→÷×^\\]/.test(key)

const prints = (one: QuizItem, two: QuizItem): boolean => {
  const read = wordsOfItem(one)
  return wordsOfItem(two).keys.some(key =>
    key.plain === '' ? read.text.includes(key.raw) : read.plain.includes(` ${key.plain} `)
  )
}

/** Whether two items ask the same, or print what the other asks for: each the other's, or one of one sentence or row. */
export function tellEachOther(one: QuizItem, two: QuizItem): boolean {
  if (one.evidence.sourceId !== two.evidence.sourceId) return false
  if (wordsOfItem(one).question === wordsOfItem(two).question) return true
  const isOneSentence = quotesOf(one).some(a => quotesOf(two).some(b => overlap(a, b)))
  // A statement turned false stands beside the true words of its sentence.
  if (isOneSentence && (one.type === 'true-false' || two.type === 'true-false')) return true
  const [first, second] = [prints(one, two), prints(two, one)]
  if (first && second) return true
  return (first || second) && isOneSentence
}
