import type { AskedTerm } from '#engine/builtin/ask/asked.ts'
import { exactly, shareOf, type Met } from '#engine/builtin/ask/cover.ts'
import { BLOCK, ENTRY, holding, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import type { Nearness } from '#engine/builtin/ask/nearness.ts'
import type { Ranked } from '#engine/builtin/ask/rank.ts'
import { rarity } from '#engine/text/rarity.ts'
import { GATES } from '#engine/builtin/ask/weights.ts'

/** How many of the nearest sentences are looked at to decide whether the notes speak of what is asked. */
const LOOKED_AT = 5
/** From how many it is seen whether they come from one note, and how far the nearest in meaning stands out. */
const SEEN = 8
const TENTH = 9
const SHOWN = 3

/** What tells whether notes speak of a question, by name; src/cli/train/train-ask.ts finds what each is worth. */
type Sign = Exclude<keyof typeof GATES, 'bias'>
export type Signs = Readonly<Record<Sign, number>>

const sum = (values: Iterable<number>): number => [...values].reduce((all, one) => all + one, 0)

/** Signs of meaning: how far the nearest sentence stands before the tenth, how near the best is, and whether it also has the words. */
function meantSigns(nearest: readonly Ranked[], nearness: Nearness | undefined) {
  return {
    meantGap: nearness ? nearness.most - (nearness.order[Math.min(TENTH, nearness.order.length - 1)] ?? 0) : 0,
    meantOfBest: nearest[0]?.features.meaningOfBest ?? 0,
    meantAndSaid: Math.max(...nearest.map(({ features }) => features.meaning * features.near))
  }
}

/** The signs of a question and what was found for it. Shares are of the question, amounts grow with what is said. */
export function signsOf(
  index: SearchIndex,
  asked: readonly AskedTerm[],
  ranked: readonly Ranked[],
  nearness: Nearness | undefined
): Signs | undefined {
  const [best] = ranked
  if (!best) return undefined
  const telling = asked.map(one => one.telling)
  const nearest = ranked.slice(0, LOOKED_AT)
  const most = (of: (one: Ranked) => number): number => Math.max(...nearest.map(of))
  const share = (met: Met): number => shareOf(met, telling)
  const weigh = (met: Met, of: (one: AskedTerm) => number): number =>
    sum(asked.map((one, at) => of(one) * (met[at] ?? 0)))
  const specific = (met: Met): number => asked.filter((one, at) => one.isSpecific && (met[at] ?? 0) > 0).length
  const specificAsked = asked.filter(one => one.isSpecific).length
  const blocks = sum(index.map(one => one.blocks.length)) / BLOCK
  const sentences = sum(index.map(one => one.entries.length)) / ENTRY
  const around = most(one => share(one.around))
  const rarest = telling.indexOf(Math.max(...telling))
  const held = Float32Array.from(asked, one => (one.isHeld ? 1 : 0))
  const surprise = (isMissing: (one: AskedTerm) => boolean): number =>
    sum(asked.map(one => (isMissing(one) ? one.surprise : 0))) / 10
  return {
    words: asked.length / 10,
    known: share(held),
    // How much is asked that the notes have no word for, or only another word.
    unknown: surprise(one => !one.isKnown),
    unheld: surprise(one => !one.isHeld),
    specificHeld: asked.filter(one => one.isSpecific && one.isHeld).length,
    specificAll: specific(best.around) > 0 && specific(best.around) === specificAsked ? 1 : 0,
    around,
    aroundBest: share(best.around),
    aroundExactly: most(one => share(exactly(one.around))),
    // The more notes, the more is met by chance.
    aroundOfSize: (around * Math.log(1 + blocks)) / 10,
    mostTelling: Math.max(...telling.map((weight, at) => weight * (best.around[at] ?? 0))) / 5,
    wordsAround: most(one => sum(one.around)) / 5,
    wordsHere: most(one => sum(one.here)) / 5,
    // Met in so many places, would it be met somewhere by chance?
    unlikelyAround: (most(one => weigh(one.around, of => of.surprise)) - Math.log(blocks)) / 10,
    unlikelyHere: (most(one => weigh(one.here, of => of.surpriseHere)) - Math.log(sentences)) / 10,
    hereAll: most(one => share(one.here)) > 0.99 ? 1 : 0,
    here: most(one => share(one.here)),
    anywhere: share(best.anywhere),
    amountAnywhere: weigh(best.anywhere, one => one.telling) / 10,
    rarestAround: best.around[rarest] ?? 0,
    rarestInTitle: most(one => one.title[rarest] ?? 0),
    // A note that is about a word says it again and again; "slate" in one on rocks, not "cork" in one on waves.
    about: Math.max(...asked.map(({ stem }) => Math.log1p(holding(best.index, stem)) * rarity(stem))),
    title: share(best.title),
    heading: Math.max(...ranked.slice(0, SHOWN).map(one => one.features.heading)),
    shape: best.features.shape,
    score: best.score / 10,
    oneNote: nearest.every(one => one.index === best.index) ? 1 : 0,
    sameNote: ranked.slice(0, SEEN).filter(one => one.index === best.index).length / SEEN,
    ...meantSigns(nearest, nearness)
  }
}

const NAMES = Object.keys(GATES) as (keyof typeof GATES)[]

/** A chance, by the weights of one gate: of the topic (0) or the answer (1) by words, or with the encoder (2, 3). */
export function chance(gate: 0 | 1 | 2 | 3, signs: Signs): number {
  const values = { ...signs, bias: 1 }
  return 1 / (1 + Math.exp(-NAMES.reduce((sum, name) => sum + GATES[name][gate] * values[name], 0)))
}
