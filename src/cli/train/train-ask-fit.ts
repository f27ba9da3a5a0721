import type { Example, Reach } from '#cli/train/train-ask-examples.ts'
import { fitScaledChoices, scoreOf, type Row } from '#cli/eval/fit-weights.ts'
import { fitScaled, predict, type Logistic } from '#cli/eval/logistic.ts'
import { signsOf, type Signs } from '#engine/builtin/ask/gate.ts'
import type { Features } from '#engine/builtin/ask/rank.ts'

const SENTENCE_PENALTY = 0.01
const GATE_PENALTY = 8
const STEPS = 200
/** How much an example counts for each gate. What lacks only the answer's block is no evidence on the topic. */
const COUNTS: { readonly [reach in Reach]: { readonly topic: number; readonly answer: number } } = {
  all: { topic: 1, answer: 1 },
  alone: { topic: 1, answer: 1 },
  few: { topic: 0.5, answer: 0.5 },
  'without text': { topic: 1, answer: 0.5 },
  'without block': { topic: 0, answer: 1 }
}

/** What is looked at: with the encoder there is more of it. */
export interface Names {
  readonly sentence: readonly (keyof Features)[]
  readonly topic: readonly string[]
  readonly answer: readonly string[]
}

export interface Model {
  readonly sentence: Row
  readonly topic: Logistic
  readonly answer: Logistic
}

/** A question answered by weights that are tried. */
export interface Tried {
  readonly example: Example
  readonly signs: Signs | undefined
  readonly place: number
  readonly blockPlace: number
}

export interface Judged extends Tried {
  readonly topic: number
  readonly answer: number
}

const rowsOf = ({ ranked }: Example, names: Names): Row[] =>
  ranked.map(one => Float64Array.from(names.sentence, key => one.features[key]))

function tryWeights(example: Example, names: Names, weights: Row): Tried {
  const order = rowsOf(example, names)
    .map((row, at) => ({ at, score: scoreOf(weights, row) }))
    .sort((a, b) => b.score - a.score)
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
    signs: signsOf(example.index, example.asked, ranked, example.nearness),
    place: order.findIndex(({ at }) => example.right[at] === true),
    blockPlace: [...blocks.values()].indexOf(true)
  }
}

export const isFirstThree = (one: Tried): boolean => one.place >= 0 && one.place < 3
const isTopic = (one: Tried): boolean => one.example.kind === 'answered'

function fitGate(
  tried: readonly Tried[],
  names: readonly string[],
  gate: 'topic' | 'answer',
  yes: (one: Tried) => boolean
): Logistic {
  const told = tried.flatMap(one => {
    const weight = COUNTS[one.example.reach][gate]
    return one.signs && weight > 0 ? [{ features: one.signs, kept: yes(one), weight }] : []
  })
  return fitScaled(told, names, GATE_PENALTY)
}

export function fitModel(known: readonly Example[], names: Names): Model {
  const lists = known.filter(one => one.reach === 'all').map(one => ({ rows: rowsOf(one, names), right: one.right }))
  const sentence = fitScaledChoices(lists, names.sentence.length, SENTENCE_PENALTY, STEPS)
  const seen = known.map(one => tryWeights(one, names, sentence))
  // Near-topic questions are no evidence on the topic, only on the answer.
  const onTopic = seen.filter(one => one.example.kind !== 'near')
  return {
    sentence,
    topic: fitGate(onTopic, names.topic, 'topic', isTopic),
    answer: fitGate(seen, names.answer, 'answer', isFirstThree)
  }
}

const chance = (model: Logistic, signs: Signs | undefined): number => (signs ? predict(model, signs) : 0)

export function judge(examples: readonly Example[], names: Names, { sentence, topic, answer }: Model): Judged[] {
  return examples.map(example => {
    const tried = tryWeights(example, names, sentence)
    return { ...tried, topic: chance(topic, tried.signs), answer: chance(answer, tried.signs) }
  })
}
