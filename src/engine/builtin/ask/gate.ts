import type { AskedTerm } from '#engine/builtin/ask/asked.ts'
import { exactly, shareOf, type Met } from '#engine/builtin/ask/cover.ts'
import { BLOCK, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import type { Ranked } from '#engine/builtin/ask/rank.ts'
import { GATE_BY_WORDS } from '#engine/builtin/ask/gate-weights.ts'

/** How many of the nearest sentences are looked at to decide whether the notes speak of what is asked. */
const LOOKED_AT = 5

/** What tells whether notes speak of a question, by name; src/cli/train-ask.ts finds what each is worth. */
type Sign = keyof typeof GATE_BY_WORDS.topic | keyof typeof GATE_BY_WORDS.answer
export type Signs = Readonly<Record<Exclude<Sign, 'bias'>, number>>

const sum = (values: Iterable<number>): number => [...values].reduce((all, one) => all + one, 0)

/** The signs of a question and what was found for it. Shares are of the question, amounts grow with what is said. */
export function signsOf(index: SearchIndex, asked: readonly AskedTerm[], ranked: readonly Ranked[]): Signs | undefined {
  const [best] = ranked
  if (!best) return undefined
  const telling = asked.map(one => one.telling)
  const nearest = ranked.slice(0, LOOKED_AT)
  const most = (of: (one: Ranked) => number): number => Math.max(...nearest.map(of))
  const share = (met: Met): number => shareOf(met, telling)
  const amount = (met: Met): number => sum(telling.map((weight, at) => weight * (met[at] ?? 0))) / 10
  const specific = (met: Met): number => asked.filter((one, at) => one.isSpecific && (met[at] ?? 0) > 0).length
  const specificAsked = asked.filter(one => one.isSpecific).length
  const size = Math.log(1 + index.reduce((all, one) => all + one.blocks.length / BLOCK, 0)) / 10
  const around = most(one => share(one.around))
  const rarest = telling.indexOf(Math.max(...telling))
  const elsewhere = ranked.find(one => one.index !== best.index)
  const held = Float32Array.from(asked, one => (one.isHeld ? 1 : 0))
  return {
    // The more notes, the more is met by chance.
    size,
    words: asked.length / 10,
    known: share(held),
    specificHeld: asked.filter(one => one.isSpecific && one.isHeld).length,
    specificAround: most(one => specific(one.around)),
    specificAll: specific(best.around) > 0 && specific(best.around) === specificAsked ? 1 : 0,
    around,
    aroundBest: share(best.around),
    aroundExactly: most(one => share(exactly(one.around))),
    aroundOfSize: around * size,
    mostTelling: Math.max(...telling.map((weight, at) => weight * (best.around[at] ?? 0))) / 5,
    amountAround: most(one => amount(one.around)),
    wordsAround: most(one => sum(one.around)) / 5,
    wordsHere: most(one => sum(one.here)) / 5,
    here: most(one => share(one.here)),
    anywhere: share(best.anywhere),
    amountAnywhere: amount(best.anywhere),
    rarestAround: best.around[rarest] ?? 0,
    title: share(best.title),
    shape: best.features.shape,
    score: best.score / 10,
    margin: elsewhere ? (best.score - elsewhere.score) / 10 : 0,
    oneNote: nearest.every(one => one.index === best.index) ? 1 : 0
  }
}

/** A chance, by the weights of one gate. */
export function chance(weights: Readonly<Record<string, number>>, signs: Signs): number {
  const values: Readonly<Record<string, number>> = { ...signs, bias: 1 }
  let z = 0
  for (const name in weights) z += (weights[name] ?? 0) * (values[name] ?? 0)
  return 1 / (1 + Math.exp(-z))
}
