import type { Activity, Fields } from '#contract/entities.ts'
import { loggedAmong, readRunsNow, type StudyRun } from '#data/read/study/clock.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { standings, type RunStanding } from '#domain/clock/run.ts'
import { stretchesOf, type Stretch } from '#domain/clock/stretches.ts'
import { retoldId, stretchId } from '#lib/ids.ts'
import { log } from '#lib/log.ts'

type StudyStanding = RunStanding<StudyRun>

const SECONDS_OF_DAY = 86_400

const stretchOf = (runId: string, number: number): string => (number === 0 ? runId : stretchId(runId, number))

/** The row that a stretch of a run has in the log. */
export function rowOf({ id, about }: StudyRun, { from, to, studied, number }: Stretch) {
  const { title, tool, subjectId, topicId, refKind, refId, blockId } = about
  const [startedAt, endedAt] = [new Date(from).toISOString(), new Date(to).toISOString()]
  const seconds = Math.min(SECONDS_OF_DAY, Math.round(studied / 1000))
  const of = { title, tool, subjectId, topicId, refKind, refId, blockId }
  return {
    id: stretchOf(id, number),
    fields: { ...of, startedAt, endedAt, seconds, replaces: null }
  }
}

/** Told once what comes of it is known: what another device says it did later by its clock is not, yet. */
const isWorkOver = ({ run, view }: StudyStanding, now: number): boolean =>
  view.phase !== 'work' && run.events.every(({ happenedAt }) => Date.parse(happenedAt) <= now)

interface LogRow {
  readonly id: string
  readonly fields: Fields<'activities'>
}

function fieldsOf(told: Activity): Fields<'activities'> {
  const { title, tool, subjectId, topicId, refKind, refId, blockId, startedAt, endedAt, seconds } = told
  return { title, tool, subjectId, topicId, refKind, refId, blockId, startedAt, endedAt, seconds, replaces: null }
}

const SAYS = ['title', 'subjectId', 'topicId', 'blockId', 'seconds'] as const

const isAsTold = (told: Activity, { fields }: LogRow): boolean =>
  SAYS.every(key => told[key] === fields[key]) &&
  Date.parse(told.startedAt) === Date.parse(fields.startedAt) &&
  Date.parse(told.endedAt) === Date.parse(fields.endedAt)

const againAs = ({ id, fields }: LogRow): Change => {
  return { name: 'activities', id: retoldId(id, JSON.stringify(fields)), fields: { ...fields, replaces: id } }
}

/** So many later stretches than there are now may have been told, before a device said what it had done meanwhile. */
const ONCE_MORE = 4

async function changesOf(standing: StudyStanding): Promise<readonly Change[]> {
  const { run, view } = standing
  const rows = stretchesOf(view.work).map(stretch => rowOf(run, stretch))
  const ids = new Set(rows.map(({ id }) => id))
  const later = Array.from({ length: view.work.length + ONCE_MORE }, (_, number) => stretchOf(run.id, number))
  const gone = later.filter(id => !ids.has(id))
  const known = await loggedAmong([...ids, ...gone])
  const told = rows.flatMap(row => {
    const before = known.get(row.id)
    if (before === undefined) return [{ name: 'activities' as const, ...row }]
    return before === null || isAsTold(before, row) ? [] : [againAs(row)]
  })
  const taken = gone.flatMap(id => {
    const before = known.get(id)
    return before ? [againAs({ id, fields: { ...fieldsOf(before), seconds: 0 } })] : []
  })
  return [...told, ...taken]
}

/** How each run was told by this page. */
const settled = new Map<string, string>()
const wordsOf = ({ run: { about }, view }: StudyStanding): string => JSON.stringify([about, view.work])

async function settleAll(): Promise<void> {
  const now = Date.now()
  const open = standings(await readRunsNow(), now).filter(
    standing => isWorkOver(standing, now) && settled.get(standing.run.id) !== wordsOf(standing)
  )
  for (const standing of open) {
    const changes = await changesOf(standing)
    if (changes.length > 0) await saveAll(changes)
    settled.set(standing.run.id, wordsOf(standing))
  }
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
