import type { Postings } from '#contract/engine/index.ts'
import type { AskedTerm } from '#engine/builtin/ask/asked.ts'
import { eachOf, type OpenIndex } from '#engine/builtin/ask/index-of.ts'

/** How well each asked word is met, 0 to 1, in the order of the question. */
export type Met = Float32Array

/** The same for many places, one after the other. */
export interface Cover {
  readonly at: (place: number) => Met
}

export function coverOf(index: OpenIndex, postings: Postings, places: number, asked: readonly AskedTerm[]): Cover {
  const width = asked.length
  const all = new Float32Array(Math.max(0, places) * width)
  asked.forEach(({ forms }, one) => {
    for (const [form, counts] of forms)
      eachOf(index, postings, form, place => {
        const at = place * width + one
        if ((all[at] ?? 1) < counts) all[at] = counts
      })
  })
  const none = new Float32Array(width)
  return { at: place => (place < 0 || place >= places ? none : all.subarray(place * width, (place + 1) * width)) }
}

/** What is met in any of several places. */
export function either(...all: readonly Met[]): Met {
  const met = new Float32Array(all[0]?.length ?? 0)
  for (const one of all) one.forEach((value, at) => (met[at] = Math.max(met[at] ?? 0, value)))
  return met
}

/** Share of the question's weight that is met. */
export function shareOf(met: Met, weights: readonly number[]): number {
  let [sum, whole] = [0, 0]
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0
    sum += weight * (met[at] ?? 0)
    whole += weight
  }
  return whole > 0 ? sum / whole : 0
}

/** Only the words themselves, no other forms of them. */
export const exactly = (met: Met): Met => met.map(value => (value === 1 ? 1 : 0))
