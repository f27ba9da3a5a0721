import { candidates, type Candidate } from '#domain/paper/pool.ts'
import type { Preset, Section } from '#domain/paper/preset.ts'
import { questionMarks, sat, type PaperQuestion } from '#domain/paper/question.ts'
import { randomFrom, seedFor } from '#domain/paper/seed.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'

export interface SwapRequest {
  readonly preset: Preset
  readonly bank: readonly PaperQuestion[]
  readonly own: readonly PaperQuestion[]
  readonly seen: readonly string[]
  readonly noCalculator: boolean
  /** The question that goes, and every key that stands in the paper. */
  readonly question: PaperQuestion
  readonly inPaper: readonly string[]
  readonly seed: number
}

/** Another question of the same marks, of the same topic if there is one; null where the bank has no other. */
export function swapFor(request: SwapRequest): PaperQuestion | null {
  const { question, inPaper, seed } = request
  const marks = questionMarks(question)
  const all = candidates({ ...request, templates: TEMPLATES, seen: new Set(request.seen) })
  const going = all.find(one => one.question.key === question.key)
  const homes = request.preset.sections.filter(section => going && takes(section, going))
  const list = all.filter(
    one =>
      questionMarks(one.question) === marks &&
      (!inPaper.includes(one.unit) || isNewNumbers(one, question)) &&
      // Short sessions take what no section of the whole paper takes.
      (homes.length === 0 || homes.some(section => takes(section, one)))
  )
  const random = randomFrom(seedFor(seed, question.key))
  const rank = ({ question: other, seen }: Candidate): number =>
    (other.topic.code === question.topic.code ? 0 : 4) +
    (sameTask(other, question) ? 0 : 2) +
    (seen ? 1 : 0) +
    (other.key === question.key ? 8 : 0)
  const [best] = random.shuffle(list).sort((a, b) => rank(a) - rank(b))
  return best ? sat(best.question) : null
}

const takes = ({ topics, slots }: Section, { place, question: { format } }: Candidate): boolean =>
  (!topics || place === '' || topics.includes(place)) &&
  slots.some(({ formats }) => !formats || format === undefined || formats.includes(format))

/** A template may stand in for itself with other numbers. */
const isNewNumbers = ({ question: other }: Candidate, question: PaperQuestion): boolean =>
  other.key === question.key && other.seed !== undefined && other.seed !== question.seed

const sameTask = (a: PaperQuestion, b: PaperQuestion): boolean =>
  (a.parts.find(({ criterion }) => criterion)?.criterion ?? '') ===
  (b.parts.find(({ criterion }) => criterion)?.criterion ?? '')
