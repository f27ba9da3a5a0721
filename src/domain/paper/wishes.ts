import type { Preset, Section } from '#domain/paper/preset.ts'

export type Difficulty = 'mixed' | 'easier' | 'harder'

export interface Wishes {
  /** Codes of topics; empty: any. */
  readonly topics: readonly string[]
  readonly difficulty: Difficulty
  /** The whole paper of the board, 15 to 25 minutes of it, a paper of our own proportions, or a drill of one topic. */
  readonly length: 'full' | 'quick' | 'own' | 'drill'
  /** Of a paper of our own proportions. */
  readonly marks: number
  readonly minutes: number
  /** Only questions that need no calculator. */
  readonly noCalculator: boolean
  readonly notSeen: boolean
  /** A command term that was lost marks on. */
  readonly skill: string | null
}

export const NO_WISHES: Wishes = {
  topics: [],
  difficulty: 'mixed',
  length: 'full',
  marks: 75,
  minutes: 75,
  noCalculator: false,
  notSeen: true,
  skill: null
}

/** Wishes as somebody wrote them down: what is left out is as usual. */
export function wishesOf(given: { readonly [Name in keyof Wishes]?: Wishes[Name] | undefined } = {}): Wishes {
  const said = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...NO_WISHES, ...(Object.fromEntries(said) as Partial<Wishes>) }
}

/** Lengths that our questions make of a paper. */
export function lengthsOf({ holds }: Pick<Preset, 'holds'>): ('full' | 'quick' | 'own')[] {
  return [...(holds.papers > 0 ? (['full'] as const) : []), ...(holds.short ? (['quick'] as const) : []), 'own']
}

/** The length that was asked for, else the first that can be made. */
export function lengthFor(preset: Pick<Preset, 'holds'>, length: Wishes['length']): Wishes['length'] {
  const lengths = lengthsOf(preset)
  return length === 'drill' || lengths.some(one => one === length) ? length : (lengths[0] ?? 'own')
}

export interface Limits {
  readonly sections: readonly PlannedSection[]
  readonly minutesPerMark: number
  readonly total: readonly [least: number, most: number]
}

export interface PlannedSection extends Section {
  /** Between which the marks of a section may lie; the same number twice for a board's paper. */
  readonly range: readonly [number, number]
}

export const QUICK_MINUTES = [15, 25] as const
/** What can be read and answered: between half a minute and six minutes a mark. */
export const MINUTES_PER_MARK = [0.5, 6] as const
export const OWN_MARKS = [10, 150] as const
const DRILL_MARKS = [10, 15] as const
const SAMPLE_MARKS = 75

/** Of the specification: A 10 short answers 20 %, B 6 structured 45 %, C 2 extended 35 %. */
const SAMPLE = [
  { id: 'A', title: 'Short answers', count: 10, share: 0.2, marks: [1, 3], kinds: ['short', 'mcq'] },
  { id: 'B', title: 'Structured questions', count: 6, share: 0.45, marks: [3, 14], kinds: ['structured'] },
  { id: 'C', title: 'Extended answers', count: 2, share: 0.35, marks: [6, 40], kinds: ['extended', 'structured'] }
] as const
const SHARE_SLACK = 0.08

type Paced = Pick<Preset, 'minutes' | 'marks'>

const atPace = ({ minutes, marks }: Paced, wanted: number): number => Math.round((wanted * minutes.value) / marks.value)

/** What ten marks take in the exam of this paper, and no less than a minute each. */
export const tenMarkMinutes = (paced: Paced): number => Math.max(10, atPace(paced, 10))

const OWN_FIRST = 30

/** What a paper of own marks begins with: half an hour or so, at the pace of its exam. */
export const ownSize = (paced: Paced): Pick<Wishes, 'marks' | 'minutes'> => ({
  marks: OWN_FIRST,
  minutes: atPace(paced, OWN_FIRST)
})

/** The marks that a paper of these wishes has at most. */
export function wantedMarks(preset: Paced, { length, marks }: Pick<Wishes, 'length' | 'marks'>): number {
  if (length === 'full') return preset.marks.value
  if (length === 'own') return marks
  return Math.floor((QUICK_MINUTES[1] * preset.marks.value) / preset.minutes.value)
}

/** Why these wishes can be no paper, or null. */
export function wishFault({ length, marks, minutes }: Wishes): 'marks' | 'minutes' | null {
  if (length !== 'own') return null
  if (!Number.isInteger(marks) || marks < OWN_MARKS[0] || marks > OWN_MARKS[1]) return 'marks'
  const each = minutes / marks
  return Number.isFinite(each) && each >= MINUTES_PER_MARK[0] && each <= MINUTES_PER_MARK[1] ? null : 'minutes'
}

/** The totals around one that cannot be made, nearest first, in the same time for each mark. */
export function nearMarks(wishes: Wishes, most = 12): Wishes[] {
  const { marks, minutes } = wishes
  return Array.from({ length: most }, (_, at) => at + 1)
    .flatMap(by => [marks - by, marks + by])
    .map(near => ({ ...wishes, marks: near, minutes: Math.round((minutes * near) / marks) }))
    .filter(near => wishFault(near) === null)
}

export function planned(preset: Preset, wishes: Wishes): Limits {
  const each = preset.minutes.value / preset.marks.value
  if (wishes.length === 'quick') return quick(each)
  if (wishes.length === 'own') return sample(wishes)
  if (wishes.length === 'drill') return drill(each)
  const sections = preset.sections.map(section => ({ ...section, range: [section.marks, section.marks] as const }))
  return { sections, minutesPerMark: each, total: [preset.marks.value, preset.marks.value] }
}

/** Section A and one question of section B, in 15 to 25 minutes. */
function quick(each: number): Limits {
  const least = Math.ceil(QUICK_MINUTES[0] / each)
  const most = Math.max(least, Math.floor(QUICK_MINUTES[1] / each))
  const sections: PlannedSection[] = [
    {
      id: 'A',
      answer: 'all',
      marks: 0,
      range: [0, most],
      slots: [{ count: [0, 12], marks: [1, 5], kinds: ['mcq', 'short', 'structured'] }]
    },
    { id: 'B', answer: 'all', marks: 0, range: [1, most], slots: [{ count: [1, 1], marks: [Math.min(4, most), most] }] }
  ]
  return { sections, minutesPerMark: each, total: [least, most] }
}

const drill = (each: number): Limits => ({ ...anyQuestions(DRILL_MARKS), minutesPerMark: each })

/** Own marks that our proportions cannot make: short, structured and extended questions as they come. */
export const plain = ({ marks, minutes }: Wishes): Limits => ({
  ...anyQuestions([marks, marks]),
  minutesPerMark: minutes / marks
})

/** Whatever questions there are, of any length, in one section. */
function anyQuestions([least, most]: readonly [number, number]): Pick<Limits, 'sections' | 'total'> {
  const slots = [{ count: [1, most], marks: [1, most] }] as const
  const section: PlannedSection = { id: 'A', answer: 'all', marks: 0, range: [least, most], slots: [...slots] }
  return { sections: [section], total: [least, most] }
}

function sample({ marks, minutes }: Wishes): Limits {
  const sections = SAMPLE.map(({ id, title, count, share, marks: each, kinds }): PlannedSection => {
    const wanted = Math.max(1, Math.round((count * marks) / SAMPLE_MARKS))
    const slack = Math.max(2, Math.round(SHARE_SLACK * marks))
    const middle = Math.round(share * marks)
    return {
      id,
      title,
      answer: 'all',
      marks: middle,
      range: [Math.max(0, middle - slack), middle + slack],
      slots: [{ count: [Math.max(1, wanted - 2), wanted + 2], marks: [each[0], each[1]], kinds: [...kinds] }]
    }
  })
  return { sections, minutesPerMark: minutes / marks, total: [marks, marks] }
}
