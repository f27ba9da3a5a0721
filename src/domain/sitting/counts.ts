import { partKey } from '#domain/sitting/keys.ts'

interface AskedQuestion {
  readonly key: string
  readonly parts: readonly unknown[]
}
interface AskedSection {
  readonly id: string
  readonly answer: 'all' | number
  readonly questions: readonly AskedQuestion[]
}

export type QuestionState = 'empty' | 'begun' | 'answered'

/** Of one question, from the keys of the parts that hold anything. */
export function questionState(question: AskedQuestion, answered: ReadonlySet<string>): QuestionState {
  const done = question.parts.filter((_, at) => answered.has(partKey(question.key, at))).length
  if (done === 0) return 'empty'
  return done === question.parts.length ? 'answered' : 'begun'
}

export interface SectionCount {
  readonly section: string
  /** Questions that count, in printed order. */
  readonly counts: readonly string[]
  /** How many are to be answered. */
  readonly needed: number
  /** Begun or answered questions beyond the rule: they do not count. */
  readonly beyond: readonly string[]
  /** How many more are to be answered. */
  readonly missing: number
}

/**
 * Which questions of a section count. Under "answer n of m" those begun that the student chose come first, then the
 * others begun, in printed order, until there are n: nobody has to choose who keeps to the rule, and a choice that stays
 * empty takes no mark from what was written.
 */
export function sectionCount(
  section: AskedSection,
  answered: ReadonlySet<string>,
  chosen: readonly string[]
): SectionCount {
  const keys = section.questions.map(({ key }) => key)
  const begun = section.questions
    .filter(question => questionState(question, answered) !== 'empty')
    .map(({ key }) => key)
  const needed = section.answer === 'all' ? keys.length : Math.min(section.answer, keys.length)
  if (section.answer === 'all')
    return { section: section.id, counts: keys, needed, beyond: [], missing: needed - begun.length }
  const wanted = keys.filter(key => chosen.includes(key))
  const ranked = new Set([...wanted.filter(key => begun.includes(key)), ...begun, ...wanted])
  const first = new Set([...ranked].slice(0, needed))
  const counts = keys.filter(key => first.has(key))
  const beyond = begun.filter(key => !counts.includes(key))
  return {
    section: section.id,
    counts,
    needed,
    beyond,
    missing: needed - counts.filter(key => begun.includes(key)).length
  }
}

/** Questions that count and have parts without an answer, by key, with how many. */
export function openParts(
  sections: readonly AskedSection[],
  answered: ReadonlySet<string>,
  choices: Readonly<Record<string, readonly string[]>>
): ReadonlyMap<string, number> {
  const open = new Map<string, number>()
  for (const section of sections) {
    const { counts } = sectionCount(section, answered, choices[section.id] ?? [])
    for (const question of section.questions.filter(({ key }) => counts.includes(key))) {
      const missing = question.parts.filter((_, at) => !answered.has(partKey(question.key, at))).length
      if (missing > 0) open.set(question.key, missing)
    }
  }
  return open
}
