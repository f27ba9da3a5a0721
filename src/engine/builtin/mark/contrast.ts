import { likeness, SAME } from '#engine/builtin/mark/likeness.ts'
import { wordsWithPlaces, type Word } from '#engine/builtin/mark/tokens.ts'

/** What a point says of each of the things it sets against each other: "RAM is volatile, ROM is not". */
interface Part {
  readonly head: Word
  readonly words: readonly Word[]
}

const PARTS = /[,;]|\b(?:whereas|while|but|and)\b/u
const isWord = (wanted: Word, given: Word): boolean =>
  likeness(wanted, given) >= SAME && wanted.negated === given.negated

/** The parts of a point that set one thing of the question against another; none where it does not. */
function partsOf(point: string, asked: ReadonlySet<string>): readonly Part[] {
  const clauses = point.split(PARTS).map(clause => wordsWithPlaces(clause))
  const headed = clauses.flatMap(([head, ...words]) => (head && asked.has(head.sense) ? [{ head, words }] : []))
  const isApart = headed.every(({ head }) => headed.filter(one => one.head.sense === head.sense).length === 1)
  if (headed.length !== 2 || !isApart) return []
  return headed.map(({ head, words }) => {
    const others = headed.flatMap(one => (one.head === head ? [] : [one.head, ...one.words]))
    return { head, words: words.filter(word => !others.some(other => isWord(word, other))) }
  })
}

/** Which of the heads a word of the answer is said of: the last before it in its sentence, or else the next. */
function headOf(word: Word, heads: readonly Word[], answer: string): Word | undefined {
  const inSentence = heads.filter(head => {
    const [from, to] = head.start < word.start ? [head.end, word.start] : [word.end, head.start]
    return !/[.!?\n]/.test(answer.slice(from, to))
  })
  return inSentence.findLast(head => head.start < word.start) ?? inSentence.find(head => head.start > word.start)
}

/** Whether an answer says of the one thing what the point says of the other. */
export function isCrossed(point: string, answer: string, said: readonly Word[], asked: ReadonlySet<string>): boolean {
  const parts = partsOf(point, asked)
  if (parts.length === 0) return false
  const heads = said.filter(word => parts.some(({ head }) => head.sense === word.sense))
  let [right, wrong] = [0, 0]
  for (const { head, words } of parts)
    for (const word of words)
      for (const given of said.filter(one => isWord(word, one))) {
        const of = headOf(given, heads, answer)
        if (of?.sense === head.sense) right += 1
        else if (of) wrong += 1
      }
  return wrong > right
}
