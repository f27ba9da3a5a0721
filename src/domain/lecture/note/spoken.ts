import { clockTime } from '#domain/lecture/files/times.ts'
import { paragraphsOf, type Paragraph } from '#domain/lecture/said/paragraphs.ts'
import { isDoubtful, type Said } from '#domain/lecture/said/said.ts'

/** A teacher who is silent for so long begins with something else; not more often than a part has something to read. */
const PAUSE = 8
const LEAST_PART = 90

export interface Spoken extends Paragraph {
  readonly speaker: string
}

export interface Heading {
  readonly from: number
  readonly text: string
}

/** What one person says without a heading in between, in paragraphs. Text that is not to be trusted is left out. */
export function spokenIn(lines: readonly Said[]): Spoken[] {
  const runs: Said[][] = []
  let isApart = true
  for (const line of lines) {
    if (line.kind === 'chapter') isApart = true
    else if (!isDoubtful(line)) {
      const run = runs.at(-1)
      if (!isApart && run?.[0]?.speaker === line.speaker) run.push(line)
      else runs.push([line])
      isApart = false
    }
  }
  return runs.flatMap(run => paragraphsOf(run).map(one => ({ ...one, speaker: run[0]?.speaker ?? '' })))
}

/** The student's own headings. */
export const chaptersIn = (lines: readonly Said[]): Heading[] =>
  lines.filter(line => line.kind === 'chapter').map(({ from, text }) => ({ from, text }))

/** Where a part begins, by the student's own headings, else by long pauses. */
export function headingsIn(
  lines: readonly Said[],
  spoken: readonly Spoken[],
  partAt: (time: string) => string
): Heading[] {
  const own = chaptersIn(lines)
  if (own.length > 0) return own
  const found: Heading[] = []
  let since = spoken[0]?.from ?? 0
  for (const [at, { from }] of spoken.entries()) {
    const before = spoken[at - 1]
    if (!before || from - before.to < PAUSE || from - since < LEAST_PART) continue
    found.push({ from, text: partAt(clockTime(from)) })
    since = from
  }
  return found
}
