import { $planRows, settingsOf } from '#data/plan/plan-rows.ts'
import { extraOf } from '#data/plan/world-of.ts'
import { leftOut } from '#data/plan/tasks-of.ts'
import { savePreferences } from '#data/preferences/preferences.ts'
import { readTaskRef } from '#domain/plan/task-ref.ts'
import type { Way } from '#domain/plan/world.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'
import { lengthWords, shortDay } from '#tools/shared/plan/plan-words.ts'
import { saveSettings } from '#tools/planner/actions.ts'
import { change } from '#tools/planner/undo.store.ts'

const percent = (share: number): number => Math.round(share * 100)

/** A way out as a sentence. */
export function wayWords(way: Way): string {
  if (way.kind === 'recall') return m.planner_way_recall({ from: percent(way.from), to: percent(way.to) })
  if (way.kind === 'drop') return m.planner_way_drop({ title: way.title, length: lengthWords(way.minutes) })
  const days = way.days.map(({ day, minutes }) =>
    m.planner_way_day({ length: lengthWords(minutes), day: shortDay(day) })
  )
  return m.planner_way_minutes({ days: days.join(', ') })
}

/** Takes a way out. The plan itself changes only when the student accepts it. */
export async function takeWay(way: Way): Promise<void> {
  const rows = $planRows.get()
  if (!isReady(rows)) return
  if (way.kind === 'recall') return savePreferences({ desiredRetention: way.to })
  if (way.kind === 'drop') {
    const name = way.what === 'task' ? 'tasks' : 'topics'
    const { task: id, step } = readTaskRef(way.ref)
    const task = rows.value.tasks.find(one => one.id === id)
    const words = m.planner_left_out({ title: way.title })
    if (step !== null && task?.steps) {
      const steps = { ...task.steps, steps: task.steps.steps.filter(one => one.id !== step) }
      return change(
        words,
        [{ name: 'tasks', id, fields: { steps } }],
        [{ name: 'tasks', id, fields: { steps: task.steps } }]
      )
    }
    if (step !== null && task?.repeats) {
      const repeats = { ...task.repeats, except: [...leftOut(task.repeats), step] }
      const before = { repeats: task.repeats }
      return change(words, [{ name: 'tasks', id, fields: { repeats } }], [{ name: 'tasks', id, fields: before }])
    }
    return change(words, [{ name, id, remove: true }], [{ name, id, restore: true }])
  }
  const now = $plannerNow.get()
  const { availability } = settingsOf(rows.value, isReady(now) ? now.value.minutesPerDay : undefined)
  const extra = extraOf(availability)
  for (const { day, minutes } of way.days) extra[day] = (extra[day] ?? 0) + minutes
  await saveSettings({ availability: { ...availability, extra } })
}
