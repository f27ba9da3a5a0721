import { atom, type ReadableAtom } from 'nanostores'
import type { Fields } from '#contract/entities.ts'
import { planDefaults } from '#data/entities/defaults.ts'
import { $planRows, settingsOf } from '#data/plan/plan-rows.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { workspace } from '#data/workspace.ts'
import type { QuickAdd } from '#domain/plan/text/quick-add.ts'
import { addDays } from '#domain/study-day.ts'
import { newId, planSettingsId } from '#lib/ids.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { $said, type Block } from '#tools/planner/planner.store.ts'

interface Undo {
  readonly words: string
  readonly changes: readonly Change[]
}

const $last = atom<Undo | null>(null)
/** The last change of the plan, which one press takes back. */
export const $undo: ReadableAtom<Undo | null> = $last

export async function change(words: string, changes: readonly Change[], undo: readonly Change[]): Promise<void> {
  await saveAll(changes)
  $last.set({ words, changes: undo })
  $said.set(words)
}

export async function takeBack(): Promise<void> {
  const last = $last.get()
  if (!last) return
  await saveAll(last.changes)
  $last.set(null)
  $said.set(m.planner_undone())
}

export interface Spot {
  readonly day: string
  readonly start: number
  readonly minutes: number
}

const SHORTEST = 5

/** Within one day, and never shorter than five minutes. */
export function fitted({ day, start, minutes }: Spot): Spot {
  const length = Math.min(1440, Math.max(SHORTEST, minutes))
  return { day, start: Math.min(1440 - length, Math.max(0, start)), minutes: length }
}

/** A block that the student moved stays where it was put. */
export async function moveBlock(block: Block, wanted: Spot): Promise<void> {
  const { day, start, minutes } = fitted(wanted)
  if (day === block.day && start === block.startMinute && minutes === block.minutes) return
  const words = m.planner_moved({ day: weekdayDay(day), time: clockWords(start), length: lengthWords(minutes) })
  const fields = { day, startMinute: start, minutes, pinned: true, state: 'planned' as const }
  const before = {
    day: block.day,
    startMinute: block.startMinute,
    minutes: block.minutes,
    pinned: block.pinned,
    state: block.state
  }
  await attempt(() =>
    change(words, [{ name: 'blocks', id: block.id, fields }], [{ name: 'blocks', id: block.id, fields: before }])
  )
}

/** Alt and arrows: a quarter of an hour or a day; with Shift the length. */
export function nudged(block: Block, key: string, isLength: boolean): Spot | null {
  const spot = { day: block.day, start: block.startMinute, minutes: block.minutes }
  if (key === 'ArrowUp') return isLength ? { ...spot, minutes: spot.minutes - 15 } : { ...spot, start: spot.start - 15 }
  if (key === 'ArrowDown')
    return isLength ? { ...spot, minutes: spot.minutes + 15 } : { ...spot, start: spot.start + 15 }
  if (isLength) return null
  if (key === 'ArrowLeft') return { ...spot, day: addDays(spot.day, -1) }
  return key === 'ArrowRight' ? { ...spot, day: addDays(spot.day, 1) } : null
}

export async function setBlock(block: Block, fields: Partial<Fields<'blocks'>>, words: string): Promise<void> {
  const before = Object.fromEntries(Object.keys(fields).map(key => [key, block[key as keyof Block]])) as Partial<
    Fields<'blocks'>
  >
  await change(words, [{ name: 'blocks', id: block.id, fields }], [{ name: 'blocks', id: block.id, fields: before }])
}

export async function removeBlock(block: Block): Promise<void> {
  await change(
    m.planner_removed(),
    [{ name: 'blocks', id: block.id, remove: true }],
    [{ name: 'blocks', id: block.id, restore: true }]
  )
}

type Settings = ReturnType<typeof settingsOf>

/** What the settings hold, and the change that sets `fields`: whole at the first change, so that what held is kept. */
export function settingsChange(fields: Partial<Fields<'plan_settings'>>): {
  readonly held: Settings
  readonly change: Change
} {
  const rows = $planRows.get()
  const now = $plannerNow.get()
  const id = planSettingsId(workspace().userId)
  if (!isReady(rows)) return { held: planDefaults(), change: { name: 'plan_settings', id, fields } }
  const held = settingsOf(rows.value, isReady(now) ? now.value.minutesPerDay : undefined)
  const whole = rows.value.settings ? fields : { ...planDefaults(), ...held, ...fields }
  return { held, change: { name: 'plan_settings', id, fields: whole } }
}

export async function saveSettings(fields: Partial<Fields<'plan_settings'>>): Promise<void> {
  await saveAll([settingsChange(fields).change])
}

export const EMPTY_TASK: Fields<'tasks'> = {
  subjectId: null,
  topicId: null,
  lossId: null,
  title: '',
  detail: '',
  kind: 'homework',
  minutes: null,
  dueOn: null,
  dueMinute: null,
  doneAt: null,
  steps: null,
  repeats: null,
  origin: null,
  importKey: null
}

const TITLE = 200
const cutTitle = (title: string): string => Array.from(title).slice(0, TITLE).join('')

/** Writes what a line was read as. An exam needs a subject and a date; without them it is a task. */
export async function addQuick({ kind, title, subjectId, on, at, minutes, repeats }: QuickAdd): Promise<void> {
  const id = newId()
  const isExam = kind === 'exam' && subjectId !== null && on !== null
  const add: Change = isExam
    ? {
        name: 'exams',
        id,
        fields: {
          subjectId,
          title: cutTitle(title),
          presetPaper: null,
          takesOn: on,
          startMinute: at,
          minutes: minutes === null ? null : Math.min(1440, minutes),
          weight: null
        }
      }
    : {
        name: 'tasks',
        id,
        fields: {
          ...EMPTY_TASK,
          subjectId,
          title: cutTitle(title),
          dueOn: on,
          dueMinute: at,
          minutes: minutes === null ? null : Math.min(30_000, minutes),
          repeats: repeats === null || on === null ? null : { v: 1, rule: repeats }
        }
      }
  await change(m.planner_added({ title }), [add], [{ name: isExam ? 'exams' : 'tasks', id, remove: true }])
}
