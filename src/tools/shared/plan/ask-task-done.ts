import { isLastOf, taskDone } from '#data/read/plan/task-done.ts'
import { saveAll } from '#data/write/write.ts'
import { readRow, readRows } from '#data/read/live-rows.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'

/** The last block of a task is done: only the student knows whether the task is. */
export async function askIfTaskIsDone(blockId: string): Promise<void> {
  const now = $plannerNow.get()
  const blocks = await readRows('blocks')
  const block = blocks.find(({ id }) => id === blockId)
  if (!isReady(now) || block?.kind !== 'task' || block.refId === null) return
  const task = await readRow('tasks', block.refId)
  if (!task || !isLastOf(block, blocks, now.value)) return
  const fields = taskDone(task, block.stepId, now.value.today, new Date())
  if (fields === null) return
  notify({
    text: m.planner_task_last({ title: block.title }),
    action: {
      label: m.planner_task_last_yes(),
      run: () => void tryOrNotify(() => saveAll([{ name: 'tasks', id: task.id, fields }]))
    },
    stays: true
  })
}
