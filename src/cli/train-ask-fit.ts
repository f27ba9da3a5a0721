import type { Example } from '#cli/train-ask-examples.ts'
import { fitChoices, scoreOf, type Row } from '#cli/fit-weights.ts'
import { fitScaled, predict, type Logistic } from '#cli/logistic.ts'
import { signsOf, type Signs } from '#engine/builtin/ask/gate.ts'
import type { Features } from '#engine/builtin/ask/rank.ts'

const SENTENCE_PENALTY = 0.005
const GATE_PENALTY = 8
const STEPS = 200

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
    signs: signsOf(example.index, example.asked, ranked),
    place: order.findIndex(({ at }) => example.right[at] === true),
    blockPlace: [...blocks.values()].indexOf(true)
  }
}

export const isFirstThree = (one: Tried): boolean => one.place >= 0 && one.place < 3
const isTopic = (one: Tried): boolean => one.example.gold.kind === 'answered'
/** Near-topic questions are no evidence on the topic, only on the answer. */
const onTopic = (tried: readonly Tried[]): Tried[] => tried.filter(one => one.example.gold.kind !== 'near')

function fitGate(tried: readonly Tried[], names: readonly string[], yes: (one: Tried) => boolean): Logistic {
  const told = tried.flatMap(one => (one.signs ? [{ features: one.signs, kept: yes(one), weight: 1 }] : []))
  return fitScaled(told, names, GATE_PENALTY)
}

export function fitModel(known: readonly Example[], names: Names): Model {
  const lists = known.filter(one => !one.isAlone).map(one => ({ rows: rowsOf(one, names), right: one.right }))
  const sentence = fitChoices(lists, names.sentence.length, SENTENCE_PENALTY, STEPS)
  const seen = known.map(one => tryWeights(one, names, sentence))
  return {
    sentence,
    topic: fitGate(onTopic(seen), names.topic, isTopic),
    answer: fitGate(seen, names.answer, isFirstThree)
  }
}

const chance = (model: Logistic, signs: Signs | undefined): number => (signs ? predict(model, signs) : 0)

export function judge(examples: readonly Example[], names: Names, { sentence, topic, answer }: Model): Judged[] {
  return examples.map(example => {
    const tried = tryWeights(example, names, sentence)
    return { ...tried, topic: chance(topic, tried.signs), answer: chance(answer, tried.signs) }
  })
}
