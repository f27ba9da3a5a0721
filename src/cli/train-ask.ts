import { writeFileSync } from 'node:fs'
import { libraries, says, type GoldQuestion, type Library } from '#cli/eval-questions.ts'
import { readTexts } from '#cli/eval-texts.ts'
import { fitChoices, scoreOf, type Row } from '#cli/fit-weights.ts'
import { fitScaled, predict, type Logistic } from '#cli/logistic.ts'
import { weighQuestion, type AskedTerm } from '#engine/builtin/ask/asked.ts'
import { signsOf, type Signs } from '#engine/builtin/ask/gate.ts'
import { ANSWER_WEIGHTS, TOPIC_WEIGHTS } from '#engine/builtin/ask/gate-weights.ts'
import { indexOf, place, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { rank, type Ranked } from '#engine/builtin/ask/rank.ts'
import { SENTENCE_WEIGHTS } from '#engine/builtin/ask/weights.ts'

/**
 * Finds what the features of ask are worth from all gold questions, and how well that holds for subjects it was not
 * found on: `node src/cli/train-ask.ts` prints the cross-validation, `--write` also writes the weights.
 */
const SENTENCES = Object.keys(SENTENCE_WEIGHTS) as (keyof typeof SENTENCE_WEIGHTS)[]
const signsIn = (weights: object): string[] => Object.keys(weights).filter(name => name !== 'bias')
const OF_TOPIC = signsIn(TOPIC_WEIGHTS)
const OF_ANSWER = signsIn(ANSWER_WEIGHTS)
const FOLDS = 16
const ALONE = ', one text alone'
const SENTENCE_PENALTY = 0.005
const GATE_PENALTY = 8
const STEPS = 200
/** Of the questions that are off-topic, how many the limit must refuse. */
const REFUSED = 0.97
/** Of what is called an answer, how much must hold it in the first three sentences. */
const RIGHT = 0.85

interface Example {
  readonly index: SearchIndex
  readonly isAlone: boolean
  readonly gold: GoldQuestion
  readonly library: string
  readonly fold: number
  readonly asked: readonly AskedTerm[]
  readonly ranked: readonly Ranked[]
  readonly rows: readonly Row[]
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

function examples(): Example[] {
  const together = libraries(readTexts())
  return [...together, ...together.flatMap(alone)].flatMap(({ name, texts, questions }) => {
    const index = indexOf(texts.map(text => text.source))
    return questions.map((gold): Example => {
      const asked = weighQuestion(index, gold.question)
      const ranked = rank(index, gold.question, asked)
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
        rows: ranked.map(one => Float64Array.from(SENTENCES, key => one.features[key])),
        right: ranked.map(one => holds(one, place(one.index, one.at).quote)),
        rightBlock: ranked.map(one => holds(one, place(one.index, one.at).block?.text ?? ''))
      }
    })
  })
}

interface Tried {
  readonly example: Example
  readonly signs: Signs | undefined
  readonly place: number
  readonly blockPlace: number
}

/** The question answered by these weights instead of those in use. */
function tryWeights(example: Example, weights: Row): Tried {
  const order = example.rows.map((row, at) => ({ at, score: scoreOf(weights, row) })).sort((a, b) => b.score - a.score)
  const ranked = order.flatMap(({ at, score }) => {
    const one = example.ranked[at]
    return one ? [{ ...one, score }] : []
  })
  const blocks = new Map<string, boolean>()
  for (const { at } of order) {
    const one = example.ranked[at]
    if (one) blocks.set(`${one.block} ${one.index.source.id}`, example.rightBlock[at] === true)
  }
  return {
    example,
    signs: signsOf(example.index, example.asked, ranked),
    place: order.findIndex(({ at }) => example.right[at] === true),
    blockPlace: [...blocks.values()].indexOf(true)
  }
}

const isFirstThree = (one: Tried): boolean => one.place >= 0 && one.place < 3
const fitSentences = (of: readonly Example[]): Row =>
  fitChoices(
    of.filter(one => !one.isAlone),
    SENTENCES.length,
    SENTENCE_PENALTY,
    STEPS
  )
function fitGate(tried: readonly Tried[], names: readonly string[], yes: (one: Tried) => boolean): Logistic {
  const told = tried.flatMap(one => (one.signs ? [{ features: one.signs, kept: yes(one), weight: 1 }] : []))
  return fitScaled(told, names, GATE_PENALTY)
}
const isTopic = (one: Tried): boolean => one.example.gold.kind === 'answered'
/** Near-topic questions are no evidence on the topic, only on the answer. */
const onTopic = (tried: readonly Tried[]): Tried[] => tried.filter(one => one.example.gold.kind !== 'near')

interface Judged extends Tried {
  readonly topic: number
  readonly answer: number
}

const chance = (model: Logistic, signs: Signs | undefined): number => (signs ? predict(model, signs) : 0)
const judge = (tried: readonly Tried[], topic: Logistic, answer: Logistic): Judged[] =>
  tried.map(one => ({
    ...one,
    topic: chance(topic, one.signs),
    answer: chance(answer, one.signs)
  }))

const all = examples()
const crossed = Array.from({ length: FOLDS }, (_, fold): Judged[] => {
  const known = all.filter(one => one.fold !== fold)
  const weights = fitSentences(known)
  const seen = known.map(one => tryWeights(one, weights))
  const unseen = all.filter(one => one.fold === fold).map(one => tryWeights(one, weights))
  return judge(unseen, fitGate(onTopic(seen), OF_TOPIC, isTopic), fitGate(seen, OF_ANSWER, isFirstThree))
}).flat()

const rounded = (value: number): number => Math.ceil(value * 1000) / 1000
function limitFor(judged: readonly Judged[]): number {
  const off = judged.filter(one => one.example.gold.kind === 'off').map(one => one.topic)
  return rounded(off.sort((a, b) => a - b)[Math.ceil(off.length * REFUSED) - 1] ?? 0.5)
}
/** Among many texts and in one alone. */
const topicLimit = Math.max(
  limitFor(crossed.filter(one => one.example.isAlone)),
  limitFor(crossed.filter(one => !one.example.isAlone))
)
const byAnswer = crossed
  .filter(one => one.topic >= topicLimit && !one.example.isAlone)
  .sort((a, b) => b.answer - a.answer)
let answerLimit = 1
byAnswer.forEach((one, at) => {
  const sure = byAnswer.slice(0, at + 1)
  if (sure.filter(isFirstThree).length / sure.length >= RIGHT) answerLimit = Math.floor(one.answer * 1000) / 1000
})

function report(name: string, judged: readonly Judged[]): void {
  const kinds = (kind: GoldQuestion['kind']): Judged[] => judged.filter(one => one.example.gold.kind === kind)
  const refused = (one: Judged): boolean => one.topic < topicLimit
  const isWhole = ({ example }: Judged): boolean => example.asked.every(one => one.isKnown || !one.isSpecific)
  const sure = (one: Judged): boolean => !refused(one) && isWhole(one) && one.answer >= answerLimit
  const of = (rows: readonly Judged[], is: (one: Judged) => boolean): string =>
    `${rows.filter(is).length} of ${rows.length} (${((100 * rows.filter(is).length) / Math.max(1, rows.length)).toFixed(0)} %)`
  const gold = kinds('answered')
  const found = (one: Judged): boolean => one.blockPlace >= 0 && one.blockPlace < 5
  const line = [
    of(gold, found),
    of(gold, one => found(one) && !refused(one)),
    of(gold, isFirstThree),
    of(gold, one => isFirstThree(one) && !refused(one)),
    of(gold, refused),
    of(kinds('off'), refused),
    of(kinds('near'), refused),
    `${judged.filter(sure).length}, right ${of(judged.filter(sure), isFirstThree)}, near-topic ${kinds('near').filter(sure).length}`
  ]
  console.log(`| ${name} | ${line.join(' | ')} |`)
}
function reportAll(how: string, judged: readonly Judged[]): void {
  console.log(
    `\n| ${how} | block in five | not refused | first three | not refused | refused | off-topic refused | near-topic refused | answers |`
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const library of new Set(all.map(one => one.library)))
    report(
      library,
      judged.filter(one => one.example.library === library)
    )
  report(
    'all together',
    judged.filter(one => !one.example.isAlone)
  )
}

const weights = fitSentences(all)
const tried = all.map(one => tryWeights(one, weights))
const [topic, answer] = [fitGate(onTopic(tried), OF_TOPIC, isTopic), fitGate(tried, OF_ANSWER, isFirstThree)]
console.log(`limits: topic ${topicLimit}, answer ${answerLimit}`)
reportAll('cross-validated by subject', crossed)
reportAll('in-sample', judge(tried, topic, answer))

const table = (weights: readonly (readonly [string, number])[]): string =>
  `{\n${weights.map(([name, weight]) => `  ${name}: ${Number(weight.toFixed(3))}`).join(',\n')}\n}`
const gate = ({ weights: of, bias }: Logistic): string => table([...Object.entries(of), ['bias', bias]])
if (process.argv.includes('--write')) {
  const made = 'Made by src/cli/train-ask.ts from the gold questions'
  writeFileSync(
    'src/engine/builtin/ask/weights.ts',
    `/** ${made}: what each feature of a sentence is worth. */\nexport const SENTENCE_WEIGHTS = ${table(SENTENCES.map((name, at) => [name, weights[at] ?? 0]))}\n`
  )
  writeFileSync(
    'src/engine/builtin/ask/gate-weights.ts',
    `/** ${made}: whether notes speak of a question, and whether the first passages answer it. */
export const TOPIC_WEIGHTS = ${gate(topic)}
export const ANSWER_WEIGHTS = ${gate(answer)}
/** Chances below the first are refused, from the second on called an answer. */
export const LIMITS = { topic: ${topicLimit}, answer: ${answerLimit} }
`
  )
}
