import { loggedAmong, readRunsNow, type StudyRun } from '#data/read/study/clock.ts'
import { save } from '#data/write/write.ts'
import { standings, type RunView } from '#domain/clock/run.ts'
import { stretchesOf, type Stretch } from '#domain/clock/stretches.ts'
import { stretchId } from '#lib/ids.ts'
import { log } from '#lib/log.ts'

const SECONDS_OF_DAY = 86_400

/** The row that a stretch of a run has in the log. */
export function rowOf({ id, about }: StudyRun, { from, to, studied, number }: Stretch) {
  const { title, tool, subjectId, topicId, refKind, refId, blockId } = about
  const [startedAt, endedAt] = [new Date(from).toISOString(), new Date(to).toISOString()]
  const seconds = Math.min(SECONDS_OF_DAY, Math.round(studied / 1000))
  const of = { title, tool, subjectId, topicId, refKind, refId, blockId }
  return {
    id: number === 0 ? id : stretchId(id, number),
    fields: { ...of, startedAt, endedAt, seconds, replaces: null }
  }
}

const isWorkOver = ({ phase }: RunView): boolean => phase !== 'work'

const settled = new Set<string>()

async function settleAll(): Promise<void> {
  const open = standings(await readRunsNow(), Date.now()).filter(
    ({ run, view }) => isWorkOver(view) && !settled.has(run.id)
  )
  const rows = open.flatMap(({ run, view }) => stretchesOf(view.work).map(stretch => rowOf(run, stretch)))
  const known = await loggedAmong(rows.map(({ id }) => id))
  for (const { id, fields } of rows.filter(row => !known.has(row.id))) await save('activities', id, fields)
  for (const { run } of open) settled.add(run.id)
}

let last: Promise<void> = Promise.resolve()

/**
 * Tells the log what the clock did: all work that is over, whichever device or tab began it. Ids come from the run, so
 * that two who tell make one row; one that was not told because a tab died is told by the next that opens.
 */
export function settle(): Promise<void> {
  last = last
    .then(settleAll)
    .catch((error: unknown) => log('What the clock did could not be told to the log; it will be tried again', error))
  return last
}
