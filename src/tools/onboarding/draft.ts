import { BOARDS, LEVELS, type Board } from '#config/boards.ts'
import { SIZES } from '#config/sizes.ts'
import { SAMPLE_SUBJECT } from '#tools/shared/sample-data.ts'

export const STEPS = ['name', 'board', 'subjects', 'minutes'] as const
export type Step = (typeof STEPS)[number]

export interface DraftSubject {
  readonly id: string
  readonly name: string
  readonly examOn: string | null
  /** Of the chosen board; null stands for the one chosen with it. */
  readonly level: string | null
}

/** What was answered so far. It lies on the device until the last step has gone through. */
export interface Draft {
  readonly userId: string
  /** Where the student was last. */
  readonly step: Step
  readonly username: string
  readonly board: Board | null
  readonly level: string | null
  readonly subjects: readonly DraftSubject[]
  /** First day of the exam session that was chosen; it dates the subjects that have no date of their own. */
  readonly session: string | null
  readonly minutesPerDay: number
  readonly withSample: boolean
  /** Rows of an earlier try that got as far as the device: not to be made a second time. */
  readonly savedSubjects: readonly string[]
  readonly isSampleSaved: boolean
}

export const EMPTY_DRAFT: Draft = {
  userId: '',
  step: 'name',
  username: '',
  board: null,
  level: null,
  subjects: [],
  session: null,
  minutesPerDay: 45,
  withSample: false,
  savedSubjects: [],
  isSampleSaved: false
}

function isSubject(value: unknown): value is DraftSubject {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, examOn } = value as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string' && (examOn === null || typeof examOn === 'string')
}

function listOf<Item>(value: unknown, is: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? value.filter(is) : []
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Storage can be edited, cut off or written by another version: whatever is not understood is left empty. */
export function readDraft(stored: string): Draft {
  let value: unknown
  try {
    value = JSON.parse(stored)
  } catch {
    return EMPTY_DRAFT
  }
  if (typeof value !== 'object' || value === null) return EMPTY_DRAFT
  const raw = value as Record<string, unknown>
  const board = BOARDS.find(one => one === raw['board']) ?? null
  const levels: readonly string[] = board ? LEVELS[board] : []
  const minutes = Number(raw['minutesPerDay'])
  const { min, max } = SIZES.minutesPerDay
  return {
    userId: isText(raw['userId']) ? raw['userId'] : '',
    step: stepAt(isText(raw['step']) ? raw['step'] : undefined),
    username: isText(raw['username']) ? raw['username'].slice(0, 60) : '',
    board,
    level: levels.find(one => one === raw['level']) ?? null,
    subjects: listOf(raw['subjects'], isSubject).map(subject => ({
      ...subject,
      level: levels.find(one => one === subject.level) ?? null
    })),
    session: isText(raw['session']) ? raw['session'] : null,
    minutesPerDay: minutes >= min && minutes <= max ? minutes : EMPTY_DRAFT.minutesPerDay,
    withSample: raw['withSample'] === true,
    savedSubjects: listOf(raw['savedSubjects'], isText),
    isSampleSaved: raw['isSampleSaved'] === true
  }
}

interface Kept {
  readonly preferences: {
    readonly board: string | null
    readonly level: string | null
    readonly minutesPerDay: number
  }
  readonly subjects: readonly DraftSubject[]
}

/** What earlier steps have stored, for a device that has no draft: a second one, or one that was killed. */
export function draftFromRows(userId: string, { preferences, subjects }: Kept): Draft {
  const own = subjects.filter(({ name }) => name !== SAMPLE_SUBJECT)
  const answers = {
    ...preferences,
    userId,
    subjects: own.map(({ id, name, examOn, level }) => ({ id, name, examOn, level })),
    savedSubjects: own.map(({ id }) => id),
    isSampleSaved: own.length < subjects.length
  }
  return readDraft(JSON.stringify(answers))
}

/** A username to begin with, of the letters that one may have; empty when too few are left. */
export function usernameFrom(fullName: string): string {
  const plain = fullName
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_]/g, '')
    .slice(0, SIZES.username.max)
  return plain.length < SIZES.username.min ? '' : plain
}

export function stepAt(asked: string | undefined): Step {
  return STEPS.find(step => step === asked) ?? 'name'
}
