import { classesOf, fitsSlot, type Class } from '#domain/paper/classes.ts'
import { candidates } from '#domain/paper/pool.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { questionMarks, sat, type PaperQuestion } from '#domain/paper/question.ts'
import { programOf, type Program, type WishName } from '#domain/paper/program.ts'
import { randomFrom, seedFor } from '#domain/paper/seed.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'
import type { Template } from '#domain/paper/templates/kit.ts'
import { plain, planned, type Limits, type Wishes } from '#domain/paper/wishes.ts'

export interface PaperSection {
  readonly id: string
  readonly title?: string | undefined
  readonly answer: 'all' | number
  /** Marks that count, of the questions answered. */
  readonly marks: number
  readonly questions: readonly PaperQuestion[]
}

export interface Composed {
  readonly sections: readonly PaperSection[]
  readonly marks: number
  readonly minutes: number
  /** Wishes that could not be met in full, with the marks by which they were missed. */
  readonly missed: Readonly<Partial<Record<WishName, number>>>
}

export interface Refusal {
  readonly section: string
  /** What the section asks for, and what the bank holds. */
  readonly needs: number
  readonly has: number
  readonly marks: readonly [number, number]
  readonly of: 'questions' | 'marks' | 'mix'
}

export type Outcome = { readonly made: Composed } | { readonly refused: Refusal }

/** Values of the variables, or null when there is no answer. */
export type Solve = (program: string) => Readonly<Record<string, number>> | null

export interface Request {
  readonly preset: Preset
  readonly wishes: Wishes
  readonly seed: number
  readonly bank: readonly PaperQuestion[]
  readonly own: readonly PaperQuestion[]
  /** Left out: all. */
  readonly templates?: readonly Template[] | undefined
  readonly seen: readonly string[]
  /** Questions that stay, with the section they stand in. */
  readonly locked?: readonly { readonly section: string; readonly question: PaperQuestion }[] | undefined
}

/** Preset, wishes, seed, bank version and what was seen make the same paper for anyone. */
export function compose(request: Request, solve: Solve): Outcome {
  const { preset, wishes } = request
  const outcome = composed(request, planned(preset, wishes), solve)
  if ('made' in outcome || wishes.length !== 'own') return outcome
  return composed(request, plain(wishes), solve)
}

function composed(request: Request, limits: Limits, solve: Solve): Outcome {
  const { preset, wishes, seed } = request
  const list = candidates({
    preset,
    bank: request.bank,
    own: request.own,
    templates: request.templates ?? TEMPLATES,
    seed,
    seen: new Set(wishes.notSeen ? request.seen : []),
    noCalculator: wishes.noCalculator,
    locked: request.locked ?? []
  })
  const classes = classesOf(list, { skill: wishes.skill, asks: preset.asks })
  const short = shortage(classes, limits)
  if (short) return { refused: short }
  const objectives = wishes.length === 'full' ? (preset.objectives?.value ?? null) : null
  const program = programOf({ classes, limits, wishes, objectives, seed })
  const values = solve(program.text)
  if (!values) return { refused: mix(limits, classes) }
  return { made: arranged({ program, values, limits, seed }) }
}

/** The first section that no choice of questions can fill, before the solver is asked. */
function shortage(classes: readonly Class[], { sections }: Limits): Refusal | null {
  for (const section of sections) {
    const { id, slots, range } = section
    for (const slot of slots) {
      const fitting = classes.filter(one => fitsSlot(one, slot, section))
      const has = new Set(fitting.flatMap(({ members }) => members.map(({ unit }) => unit))).size
      if (has < slot.count[0]) return { section: id, needs: slot.count[0], has, marks: slot.marks, of: 'questions' }
    }
    const has = mostMarks(classes.filter(one => slots.some(slot => fitsSlot(one, slot, section))))
    if (has < range[0]) return { section: id, needs: range[0], has, marks: slots[0]?.marks ?? range, of: 'marks' }
  }
  return null
}

/** With every question in its largest size. */
function mostMarks(classes: readonly Class[]): number {
  const best = new Map<string, number>()
  for (const { members, marks } of classes)
    for (const { unit } of members) best.set(unit, Math.max(best.get(unit) ?? 0, marks))
  return [...best.values()].reduce((sum, one) => sum + one, 0)
}

function mix({ sections, total }: Limits, classes: readonly Class[]): Refusal {
  const has = mostMarks(
    classes.filter(one => sections.some(section => section.slots.some(slot => fitsSlot(one, slot, section))))
  )
  return { section: sections.map(({ id }) => id).join(', '), needs: total[0], has, marks: total, of: 'mix' }
}

interface Solved {
  readonly program: Program
  readonly values: Readonly<Record<string, number>>
  readonly limits: Limits
  readonly seed: number
}

function arranged({ program, values, limits, seed }: Solved): Composed {
  const random = randomFrom(seedFor(seed, 'pick'))
  const taken = new Set<string>()
  const sections = limits.sections.map((section, at): PaperSection => {
    const questions = program.choices
      .filter(choice => choice.section === at)
      .flatMap(({ name, one, slot }) => {
        const count = Math.round(values[name] ?? 0)
        const free = random.shuffle(one.members).filter(({ unit }) => !taken.has(unit))
        return free.slice(0, count).map(({ question, unit }) => {
          taken.add(unit)
          return { slot, question: sat(question) }
        })
      })
    const ordered = inOrder(random.shuffle(questions))
    const marks = ordered.reduce((sum, one) => sum + questionMarks(one), 0)
    const { id, title, answer } = section
    return { id, title, answer, marks: answer === 'all' ? marks : section.marks, questions: ordered }
  })
  const missed: Partial<Record<WishName, number>> = {}
  for (const [name, wish] of Object.entries(program.slack)) {
    const value = Math.round((values[name] ?? 0) * 100) / 100
    if (value > 0.01) missed[wish] = (missed[wish] ?? 0) + value
  }
  const filled = sections.filter(({ questions }) => questions.length > 0)
  const marks = filled.reduce((sum, section) => sum + section.marks, 0)
  return { sections: filled, marks, minutes: Math.round(marks * limits.minutesPerMark), missed }
}

interface Placed {
  readonly slot: number
  readonly question: PaperQuestion
}

/** As the blueprint lists its tasks; then short before long, easy before hard: nobody meets the hardest first. */
const inOrder = (list: readonly Placed[]): PaperQuestion[] =>
  list
    .toSorted(
      ({ slot, question: a }, { slot: other, question: b }) =>
        slot - other || a.difficulty - b.difficulty || Math.sign(questionMarks(a) - questionMarks(b))
    )
    .map(({ question }) => question)
