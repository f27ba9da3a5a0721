import type { Board } from '#config/boards.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { questionWords, type PaperQuestion } from '#domain/paper/question.ts'
import { seedFor } from '#domain/paper/seed.ts'
import type { Template } from '#domain/paper/templates/kit.ts'

/** A question that could stand in a paper. Of questions with one `unit` a paper takes at most one. */
export interface Candidate {
  readonly question: PaperQuestion
  readonly unit: string
  readonly seen: boolean
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

/** Every question this paper may take, in an order that depends on nothing but its keys. */
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
  const { board, subject } = preset
  const bare = noCalculator || preset.calculator.value === 'none'
  const fits = (one: PaperQuestion): boolean => one.boards.includes(board) && !(bare && one.calculator)
  const written = [...bank.filter(one => one.subject === subject.key && fits(one)), ...own].map(question => ({
    question,
    unit: question.key,
    seen: seen.has(question.key)
  }))
  const made = templates
    .filter(one => one.subject === subject.key && one.boards.includes(board) && !(bare && one.calculator))
    .flatMap(one => sizesOf(one, seed, board))
  const kept = new Set(locked.map(({ question }) => question.key))
  const free = [...oncePerStem(written), ...made].filter(({ unit }) => !kept.has(unit))
  const stay = locked.map(({ section, question }) => ({ question, unit: question.key, seen: false, lockedIn: section }))
  return [...free, ...stay].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
}

const idOf = ({ question }: Candidate): string => `${question.key} ${question.parts.length}`

/** A template as a paper of this seed would print it, with as many parts as it may have. New numbers are new questions. */
function sizesOf(one: Template, seed: number, board: Board): Candidate[] {
  const { question } = one.run(seedFor(seed, one.key), board)
  return [...new Set([1, ...one.sizes])].map(size => ({
    question: { ...question, parts: question.parts.slice(0, size) },
    unit: one.key,
    seen: false
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
