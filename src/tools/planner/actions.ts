import type { Fields } from '#contract/entities.ts'
import type { Change } from '#data/write/write.ts'
import { studentId } from '#data/read/workspace.ts'
import type { QuickAdd } from '#domain/plan/text/quick-add.ts'
import { newId, planSettingsId } from '#lib/ids.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { askIfTaskIsDone } from '#tools/shared/plan/ask-task-done.ts'
import { $calendar, $movedBlock, $said, $view, daysOf, type Block } from '#tools/planner/planner.store.ts'
import { fitted, type TimeSlot } from '#tools/planner/time-slots/time-slot.ts'
import { isOver, warningOf } from '#tools/planner/time-slots/warning-of.ts'
import { quickRows } from '#tools/planner/side/quick-rows.ts'
import { change } from '#tools/planner/undo.store.ts'

/** Only what was done can stand in the past: the student is asked, and the block stays where it is meanwhile. */
function askIfDone(block: Block, spot: TimeSlot): void {
  const { day, start, minutes } = spot
  const fields = { day, startMinute: start, minutes, pinned: true, state: 'done' as const }
  $said.set(m.planner_warn_over())
  notify({
    text: m.planner_warn_over(),
    action: {
      label: m.planner_done_then(),
      run: () => void tryOrNotify(() => setBlock(block, fields, m.planner_marked_done()))
    }
  })
}

/** A block that the student moved stays where it was put. False where it was not moved. */
export async function moveBlock(block: Block, wanted: TimeSlot): Promise<boolean> {
  const spot = fitted(wanted)
  const { day, start, minutes } = spot
  if (day === block.day && start === block.startMinute && minutes === block.minutes) return false
  if (isOver(block, spot)) {
    askIfDone(block, spot)
    return false
  }
  const moved = m.planner_moved({ day: weekdayDay(day), time: clockWords(start), length: lengthWords(minutes) })
  const words = [moved, warningOf(block, spot)].filter(Boolean).join(' ')
  const state = block.state === 'done' ? block.state : ('planned' as const)
  await setBlock(block, { day, startMinute: start, minutes, pinned: true, state }, words)
  return true
}

/** By keys: the focus goes with the block, also into a week that is not shown. */
export async function nudgeBlock(block: Block, wanted: TimeSlot): Promise<void> {
  $movedBlock.set(block.id)
  if (!(await moveBlock(block, wanted))) return
  const [calendar, view] = [$calendar.get(), $view.get()]
  if (isReady(calendar) && !daysOf(calendar.value, view).includes(wanted.day))
    openTool('planner', { view, day: wanted.day }, { replace: true })
}

export async function setBlock(block: Block, fields: Partial<Fields<'blocks'>>, words: string): Promise<void> {
  await change(words, [{ name: 'blocks', id: block.id, fields }])
  if (fields.state === 'done' && block.state !== 'done') await askIfTaskIsDone(block.id)
}

export async function removeBlock(block: Block): Promise<void> {
  await change(m.planner_removed(), [{ name: 'blocks', id: block.id, remove: true }])
}

type Settings = Fields<'plan_settings'>

/** Only what is named is sent, so that two devices that both begin do not undo each other's choices. */
export function settingsChange(fields: Partial<Settings>): Change {
  return { name: 'plan_settings', id: planSettingsId(studentId()), fields }
}

export async function saveSettings(fields: Partial<Settings>, words = m.planner_changed()): Promise<void> {
  await change(words, [settingsChange(fields)])
}

/** Writes what a line was read as. */
export async function addQuick(read: QuickAdd): Promise<void> {
  const add = quickRows(read).map((row): Change => ({ ...row, id: newId() }))
  await change(m.planner_added({ title: read.title }), add)
}
