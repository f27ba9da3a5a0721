import type { Line } from '#domain/lecture/check/detect.ts'

/** A sign of the text, counted as JavaScript counts, and the second at which it is said. */
export type Anchor = readonly [sign: number, second: number]

export interface Paragraph extends Line {
  readonly anchors: readonly Anchor[]
}

/** A paragraph is read in one look and heard in half a minute. */
const LONGEST = { seconds: 32, signs: 480 }
const PAUSE = 2

const SENTENCE = /[^.!?…。？！]+(?:[.!?…。？！]+["”’)]*|$)\s*/gu

/** A line too long for one look, at its sentences; their seconds shared out by their length. */
function atSentences(line: Line): Line[] {
  if (line.to - line.from <= LONGEST.seconds && line.text.length <= LONGEST.signs) return [line]
  const rate = (line.to - line.from) / Math.max(1, line.text.length)
  return [...line.text.matchAll(SENTENCE)].map(found => ({
    from: line.from + found.index * rate,
    to: line.from + (found.index + found[0].length) * rate,
    text: found[0].trim()
  }))
}

function together(lines: readonly Line[]): Paragraph {
  let text = ''
  const anchors: Anchor[] = []
  for (const line of lines) {
    if (text !== '') text += ' '
    anchors.push([text.length, line.from])
    text += line.text
  }
  return { from: lines[0]?.from ?? 0, to: Math.max(...lines.map(one => one.to)), text, anchors }
}

/** The lines of an answer in paragraphs that end with a sentence or at a pause. */
export function paragraphsOf(answer: readonly Line[]): Paragraph[] {
  const lines = answer
    .flatMap(atSentences)
    .filter(one => one.text.trim() !== '')
    .sort((a, b) => a.from - b.from)
  const runs: Line[][] = []
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
