import type { Line } from '#domain/lecture/check/detect.ts'
import { lengthOf, type Stretch } from '#domain/lecture/pieces/voice.ts'

/** A sign of the text, counted as JavaScript counts, and the second at which it is said. */
export type Anchor = readonly [sign: number, second: number]

export interface Paragraph extends Line {
  readonly anchors: readonly Anchor[]
}

/** A line as it was heard; `at`: when its words are said, where the model times each. */
export interface Heard extends Line {
  readonly at?: readonly Anchor[] | undefined
}

/** A paragraph is read in one look and heard in half a minute. */
const LONGEST = { seconds: 32, signs: 480 }
const PAUSE = 2

const SENTENCE = /[^.!?…。？！]+(?:[.!?…。？！]+["”’)]*|$)\s*/gu

/** A line too long for one look, at its sentences; their seconds by its words, else shared out by their length. */
function atSentences(line: Heard): Heard[] {
  const { from, to, text, at = [] } = line
  if (to - from <= LONGEST.seconds && text.length <= LONGEST.signs) return [line]
  const second = (sign: number): number => secondAt(sign, text, from, to, at)
  return [...text.matchAll(SENTENCE)].map(({ index, 0: found }) => {
    const end = index + found.length
    const own = at.filter(([sign]) => sign >= index && sign < end)
    return {
      from: second(index),
      to: second(end),
      text: found.trim(),
      ...(own.length > 0 && { at: own.map(([sign, said]) => [sign - index, said] as const) })
    }
  })
}

function together(lines: readonly Heard[]): Paragraph {
  let text = ''
  const anchors: Anchor[] = []
  for (const line of lines) {
    if (text !== '') text += ' '
    const start = text.length
    anchors.push(
      [start, line.from],
      ...(line.at ?? []).filter(([sign]) => sign > 0).map(([sign, said]) => [start + sign, said] as const)
    )
    text += line.text
  }
  const [from, to] = [lines[0]?.from ?? 0, Math.max(...lines.map(one => one.to))]
  return { from, to, text, anchors: thinned(anchors, [text.length, to]) }
}

/** Seconds that a word may lie beside its own time, so that one anchor stands for many words. */
const BESIDE = 0.15

/** The anchors between which every other one lies where a straight line puts it. */
function thinned(anchors: readonly Anchor[], end: Anchor): Anchor[] {
  const kept: Anchor[] = []
  const all = [...anchors, end]
  let from = 0
  while (from < anchors.length) {
    const first = all[from] ?? end
    kept.push(first)
    let next = from + 1
    while (next + 1 < all.length && isStraight(all, from, next + 1)) next += 1
    from = next
  }
  return kept
}

function isStraight(all: readonly Anchor[], from: number, to: number): boolean {
  const [a, b] = [all[from], all[to]]
  if (!a || !b) return false
  const rate = (b[1] - a[1]) / Math.max(1, b[0] - a[0])
  return all.slice(from + 1, to).every(([sign, said]) => Math.abs(a[1] + (sign - a[0]) * rate - said) <= BESIDE)
}

/** The lines of an answer in paragraphs that end with a sentence or at a pause. */
export function paragraphsOf(answer: readonly Heard[]): Paragraph[] {
  const lines = answer
    .flatMap(atSentences)
    .filter(one => one.text.trim() !== '')
    .sort((a, b) => a.from - b.from)
  const runs: Heard[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const [first, last] = [run?.[0], run?.at(-1)]
    const signs = run?.reduce((sum, one) => sum + one.text.length + 1, 0) ?? 0
    const isFull = first && (line.to - first.from > LONGEST.seconds || signs + line.text.length > LONGEST.signs)
    const isApart = last && line.from - last.to > PAUSE
    if (!run || isFull || isApart) runs.push([line])
    else run.push(line)
  }
  return runs.map(together)
}

/** When the sign at `sign` is said: between what is known, by length. */
export function secondAt(
  sign: number,
  text: string,
  from: number,
  to: number,
  anchors: readonly Anchor[] = []
): number {
  const known: Anchor[] = [
    [0, from],
    ...anchors.filter(([at]) => at > 0 && at < text.length),
    [Math.max(1, text.length), to]
  ]
  const next = known.findIndex(([at]) => at > sign)
  const [a, b] = next === -1 ? [known.at(-2), known.at(-1)] : [known[next - 1], known[next]]
  if (!a || !b) return from
  return a[1] + (b[1] - a[1]) * Math.min(1, Math.max(0, (sign - a[0]) / Math.max(1, b[0] - a[0])))
}

/** Where the word begins in which this sign stands. */
export function wordStart(text: string, sign: number): number {
  const before = /[\p{L}\p{M}\p{N}'’-]*$/u.exec(text.slice(0, sign))?.[0] ?? ''
  return sign - before.length
}

/** Signs a second: the slowest that a text covers its sound with, and what a teacher usually says. */
const RATE = { least: 3, usual: 12 }

/**
 * A text that came without times, over what of its piece is voiced: sentence by sentence, by their length. One too short
 * to be all of it covers only as much as it can say, so that the rest is listed as missing.
 */
export function spread(text: string, voiced: readonly Stretch[]): Heard[] {
  const all = lengthOf(voiced)
  const total = text.length < RATE.least * all ? text.length / RATE.usual : all
  if (total <= 0) return []
  const secondOf = (share: number): number => {
    let left = share * total
    for (const one of voiced) {
      const length = one.to - one.from
      if (left <= length) return one.from + left
      left -= length
    }
    return voiced.at(-1)?.to ?? 0
  }
  return [...text.matchAll(SENTENCE)].map(({ index, 0: found }) => ({
    from: secondOf(index / text.length),
    to: secondOf((index + found.trimEnd().length) / text.length),
    text: found.trim()
  }))
}
