import { libraries, says, type GoldQuestion, type Library } from '#cli/eval-questions.ts'
import { readTexts } from '#cli/eval-texts.ts'
import { ReadSources } from '#cli/read-sources.ts'
import { weighQuestion, type AskedTerm } from '#engine/builtin/ask/asked.ts'
import { place, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { nearnessOf } from '#engine/builtin/ask/nearness.ts'
import { rank, type Ranked } from '#engine/builtin/ask/rank.ts'
import type { Encoder } from '#engine/builtin/meaning/encoder.ts'

export const FOLDS = 16
const ALONE = ', one text alone'

/** One gold question, asked of some texts at once. */
export interface Example {
  readonly index: SearchIndex
  readonly isAlone: boolean
  readonly gold: GoldQuestion
  readonly library: string
  readonly fold: number
  readonly asked: readonly AskedTerm[]
  readonly ranked: readonly Ranked[]
  readonly right: readonly boolean[]
  readonly rightBlock: readonly boolean[]
}

const subjects = new Map<string, number>()
/** A subject is in one fold, and so is a question that no text answers, wherever it is asked. */
function foldOf({ text, question }: GoldQuestion): number {
  const subject = text === '' ? question : (text.split('-')[0] ?? '')
  const known = subjects.get(subject) ?? subjects.size
  subjects.set(subject, known)
  return known % FOLDS
}

/** Each text by itself, with the questions it answers; what is off-topic goes round. */
function alone({ name, texts, questions }: Library): Library[] {
  return texts.map((text, at) => ({
    name: `${name}${ALONE}`,
    texts: [text],
    questions: questions.filter((one, place) =>
      one.kind === 'answered' ? one.text === text.name : one.kind === 'off' && place % texts.length === at
    )
  }))
}

export function examples(readEncoder?: () => Encoder): Example[] {
  const shelf = new ReadSources(readEncoder)
  const together = libraries(readTexts())
  return [...together, ...together.flatMap(alone)].flatMap(({ name, texts, questions }) => {
    const index = shelf.open(texts.map(text => text.source))
    return questions.map((gold): Example => {
      const asked = weighQuestion(index, gold.question)
      const ranked = rank(index, gold.question, asked, nearnessOf(index, gold.question, shelf.encoder))
      const holds = (one: Ranked, text: string): boolean =>
        gold.words !== '' && one.index.source.id === gold.text && says(text, gold.words)
      return {
        gold,
        index,
        library: name,
        isAlone: name.endsWith(ALONE),
        fold: foldOf(gold),
        asked,
        ranked,
        right: ranked.map(one => holds(one, place(one.index, one.at).quote)),
        rightBlock: ranked.map(one => holds(one, place(one.index, one.at).block?.text ?? ''))
      }
    })
  })
}
