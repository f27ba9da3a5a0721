import { isTaught, syllabusTopic } from '#domain/paper/syllabus/fit.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { ruled } from '#domain/paper/print/mark-rule.ts'
import { questionWords, type PaperQuestion } from '#domain/paper/question.ts'
import { seedFor } from '#domain/paper/seed.ts'
import { TEMPLATE_PLACES } from '#domain/paper/syllabus/template-places.ts'
import type { Template } from '#domain/paper/templates/kit.ts'

/** A question that could stand in a paper. Of questions with one `unit` a paper takes at most one. */
export interface Candidate {
  readonly question: PaperQuestion
  readonly unit: string
  readonly seen: boolean
  /** The topic of the syllabus; empty for a student's own question. */
  readonly place: string
  /** The section it must stay in. */
  readonly lockedIn?: string | undefined
}

interface Asked {
  readonly preset: Preset
  readonly bank: readonly PaperQuestion[]
  readonly own: readonly PaperQuestion[]
  readonly templates: readonly Template[]
  readonly seed: number
  readonly seen: ReadonlySet<string>
  readonly noCalculator: boolean
  readonly locked?: readonly { readonly section: string; readonly question: PaperQuestion }[] | undefined
}

/** Every question this paper may take: on its syllabus, at its level, in an order that depends on nothing but its keys. */
export function candidates({
  preset,
  bank,
  own,
  templates,
  seed,
  seen,
  noCalculator,
  locked = []
}: Asked): Candidate[] {
  const { subject } = preset
  const bare = noCalculator || preset.calculator.value === 'none'
  const fits = (one: PaperQuestion): boolean =>
    one.subject === subject.key &&
    isTaught(preset, one) &&
    syllabusTopic(preset, one) !== null &&
    !(bare && one.calculator)
  const placed = (question: PaperQuestion): Candidate => ({
    question,
    unit: question.key,
    seen: seen.has(question.key),
    place: syllabusTopic(preset, question)?.code ?? ''
  })
  const written = [...bank.filter(fits).map(placed), ...own.map(one => ({ ...placed(one), place: '' }))]
  const made = templates
    .filter(one => one.subject === subject.key && !(bare && one.calculator))
    .flatMap(one => sizesOf(one, seed, preset))
    .filter(({ question }) => fits(question))
  const kept = new Set(locked.map(({ question }) => question.key))
  const free = [...oncePerStem(written), ...made].filter(({ unit }) => !kept.has(unit))
  const stay = locked.map(({ section, question }) => ({ ...placed(question), seen: false, lockedIn: section }))
  return [...free, ...stay].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
}

const idOf = ({ question }: Candidate): string => `${question.key} ${question.parts.length}`

/** A template as a paper of this seed would print it, with as many parts as it may have. New numbers are new questions. */
function sizesOf(one: Template, seed: number, preset: Preset): Candidate[] {
  const place = TEMPLATE_PLACES[one.key]
  const most = place?.parts?.[preset.board] ?? Infinity
  const { question } = one.run(seedFor(seed, one.key), preset.board)
  return [...new Set([1, ...one.sizes])]
    .filter(size => size <= most)
    .map(size => ({
      question: {
        ...ruled({ ...question, parts: question.parts.slice(0, size) }, preset),
        format: 'structured',
        levels: place?.levels ?? []
      },
      unit: one.key,
      seen: false,
      place: syllabusTopic(preset, question)?.code ?? ''
    }))
}

/** Two questions with the same words are one. */
function oncePerStem(list: readonly Candidate[]): Candidate[] {
  const known = new Map<string, Candidate>()
  for (const one of list) {
    const words = questionWords(one.question)
    if (!known.has(words)) known.set(words, one)
  }
  return [...known.values()]
}
