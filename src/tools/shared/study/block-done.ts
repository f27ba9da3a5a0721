import type { StudyRun } from '#data/read/study/clock.ts'
import { readRow, readRows } from '#data/read/live-rows.ts'
import { saveAll } from '#data/write/write.ts'
import type { RunStanding } from '#domain/clock/run.ts'
import { stretchesOf } from '#domain/clock/stretches.ts'
import { counting } from '#domain/progress/corrected.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { askIfTaskIsDone } from '#tools/shared/plan/ask-task-done.ts'
import { lengthWords, secondsWords } from '#tools/shared/plan/plan-words.ts'

/** So much of the planned time makes a block done by itself. */
const ENOUGH = 0.8

async function markDone(id: string): Promise<void> {
  await saveAll([{ name: 'blocks', id, fields: { state: 'done' } }])
  await askIfTaskIsDone(id)
}

/** A block that was studied for nearly its time is done; of less the student says whether it is. */
async function askIfBlockIsDone(id: string): Promise<void> {
  const block = await readRow('blocks', id)
  if (!block || block.state === 'done') return
  const from = new Date(Date.parse(`${block.day}T00:00:00Z`) - 86_400_000).toISOString()
  const rows = counting(await readRows('activities', { column: 'started_at', from, to: '9' }))
  const minutes = rows.filter(({ blockId }) => blockId === id).reduce((sum, { seconds }) => sum + seconds / 60, 0)
  if (minutes >= block.minutes * ENOUGH) return markDone(id)
  if (minutes === 0) return
  notify({
    text: m.zone_block_part({ done: lengthWords(minutes), planned: lengthWords(block.minutes), title: block.title }),
    action: { label: m.zone_block_done(), run: () => void tryOrNotify(() => markDone(id)) },
    stays: true
  })
}

/** What a clock that was finished leaves: its minutes in the log, and whether what was planned is done. */
export async function tellLogged({ run: { about }, view: { work } }: RunStanding<StudyRun>): Promise<void> {
  const seconds = stretchesOf(work).reduce((sum, { studied }) => sum + studied / 1000, 0)
  const { title, blockId } = about
  if (about.work === 0) return
  if (seconds === 0) notify({ text: m.zone_not_logged() })
  else if (blockId === null) notify({ text: m.zone_logged({ title, time: secondsWords(seconds) }) })
  else await askIfBlockIsDone(blockId)
}
