import type { Fields } from '#contract/entities.ts'
import { $planRows, settingsOf, type PlanRows } from '#data/read/plan/plan-rows.ts'
import { extraOf } from '#data/read/plan/world-of.ts'
import { savePreferences } from '#data/write/preferences.ts'
import { readTaskRef } from '#domain/plan/task-ref.ts'
import type { Remedy } from '#domain/plan/world.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'
import { lengthWords, shortDay } from '#tools/shared/plan/plan-words.ts'
import { saveSettings } from '#tools/planner/actions.ts'
import { act, change } from '#tools/planner/undo.store.ts'

const percent = (share: number): number => Math.round(share * 100)

/** A way out as a sentence. */
export function remedyWords(way: Remedy): string {
  if (way.kind === 'recall') return m.planner_way_recall({ from: percent(way.from), to: percent(way.to) })
  if (way.kind === 'less')
    return m.planner_way_less({ title: way.title, from: lengthWords(way.from), to: lengthWords(way.to) })
  if (way.kind === 'later')
    return m.planner_way_later({ title: way.title, from: shortDay(way.from), to: shortDay(way.to) })
  const days = way.days.map(({ day, minutes }) =>
    m.planner_way_day({ length: lengthWords(minutes), day: shortDay(day) })
  )
  return m.planner_way_minutes({ days: days.join(', ') })
}

/** Another length or date for a task, or for a step of one. */
async function changeTask(rows: PlanRows, way: Extract<Remedy, { kind: 'less' | 'later' }>): Promise<void> {
  const { task: id, step } = readTaskRef(way.ref)
  const task = rows.tasks.find(one => one.id === id)
  if (!task) return
  const words =
    way.kind === 'less' ? m.planner_made_shorter({ title: way.title }) : m.planner_made_later({ title: way.title })
  const set = (fields: Partial<Fields<'tasks'>>): Promise<void> => change(words, [{ name: 'tasks', id, fields }])
  const field = way.kind === 'less' ? { minutes: way.to } : { dueOn: way.to }
  if (step === null) return set(field)
  const { steps } = task
  if (!steps) return
  return set({ steps: { ...steps, steps: steps.steps.map(one => (one.id === step ? { ...one, ...field } : one)) } })
}

/** Takes a way out. The plan itself changes only when the student accepts it. */
export async function applyRemedy(way: Remedy): Promise<void> {
  const rows = $planRows.get()
  if (!isReady(rows)) return
  if (way.kind === 'recall')
    return act(remedyWords(way), async () => {
      await savePreferences({ desiredRetention: way.to })
      return () => savePreferences({ desiredRetention: way.from })
    })
  if (way.kind === 'less' || way.kind === 'later') return changeTask(rows.value, way)
  const now = $plannerNow.get()
  const { availability } = settingsOf(rows.value, isReady(now) ? now.value.minutesPerDay : undefined)
  const extra = extraOf(availability)
  for (const { day, minutes } of way.days) extra[day] = (extra[day] ?? 0) + minutes
  await saveSettings({ availability: { ...availability, extra } }, remedyWords(way))
}
