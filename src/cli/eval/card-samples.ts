import { isFresh, linesOf, type StudyText } from '#cli/eval/eval-texts.ts'
import type { Sample } from '#cli/eval/logistic.ts'
import { candidatesOf } from '#engine/builtin/candidates.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { featuresOf } from '#engine/builtin/keep/features.ts'
import type { Features } from '#engine/builtin/keep/flag.ts'
import { read, type Reading } from '#engine/builtin/read.ts'

/** The authors' verdicts by the rule sheet of docs/evaluation.md: `+ card`, or `- card — reason`; '' is a kept card. */
export function readVerdicts(): Map<string, string> {
  return new Map(
    linesOf('judgements').map(({ file, line }) => {
      const reason = line.startsWith('-') ? line.slice(line.lastIndexOf(' — ') + 3) : ''
      const card = line.slice(2, reason === '' ? undefined : line.lastIndexOf(' — '))
      return [`${file}: ${card.trim()}`, reason]
    })
  )
}

export const lineOf = (card: { readonly front: string; readonly back: string }): string =>
  `${card.front} → ${card.back.replaceAll('\n', ' / ')}`.trim()

export interface JudgedCard {
  readonly card: Candidate
  readonly features: Features
  /** Undefined where nobody has judged it. */
  readonly kept: boolean | undefined
}

export interface JudgedText {
  readonly text: StudyText
  readonly reading: Reading
  readonly cards: readonly JudgedCard[]
}

/** Every candidate of a text with what the model sees of it and the verdict. */
export function judged(text: StudyText, verdicts: ReadonlyMap<string, string>): JudgedText {
  const reading = read(text.source)
  const cards = candidatesOf(reading).map(card => {
    const verdict = verdicts.get(`${text.name}: ${lineOf(card)}`)
    return { card, features: featuresOf(card, reading), kept: verdict === undefined ? undefined : verdict === '' }
  })
  return { text, reading, cards }
}

/** The makers were mended on the other texts: in a stranger's notes about twice as large a share is no good. Gaps were all judged alike. */
const REJECTED = 2

/** Each judged card once. */
export function samplesOf(texts: readonly JudgedText[]): Sample[] {
  return texts.flatMap(({ text, cards }) => {
    const rejected = isFresh(text.part) ? 1 : REJECTED
    const seen = new Map<string, Sample>()
    for (const { card, features, kept } of cards)
      if (kept !== undefined && !card.isLaidOut)
        seen.set(lineOf(card), { features, kept, weight: kept || card.kind === 'cloze' ? 1 : rejected })
    return [...seen.values()]
  })
}
