import type { Attempt } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { readScript, scriptSum, type Script, type ScriptSum } from '#data/read/marks/script.ts'
import { samplesOf } from '#data/read/marks/saying.ts'
import { openKeys, standsAlone } from '#domain/marks/part.ts'
import { differences, type Difference } from '#data/read/marks/how-you-mark.ts'
import { isLiving } from '#data/device/rows.ts'

export interface ScriptLine {
  readonly attempt: Attempt
  /** Points that the student has still to decide. */
  readonly left: number
  readonly sum: ScriptSum
}

/** What was earned on a topic, and what the figure stands on. */
export interface TopicResult {
  readonly name: string
  readonly earned: number
  readonly max: number
  readonly answers: number
  readonly scripts: number
}

export interface Scripts {
  /** Over all scripts that were read, the weakest first. */
  readonly topics: readonly TopicResult[]
  readonly lines: readonly ScriptLine[]
  readonly differences: readonly Difference[]
}

/** The newest are read; older ones stay reachable from their paper. */
const SHOWN = 40

function lineOf(script: Script): ScriptLine {
  const counting = script.parts.filter(part => part.counts)
  const left = counting.reduce((sum, { part, now }) => sum + openKeys(part, now).length, 0)
  return { attempt: script.attempt, left, sum: scriptSum(script) }
}

/** Marked parts that count, by topic. A second version of an answer proves nothing, and criteria stand each for itself. */
export function topicResults(scripts: readonly Script[]): TopicResult[] {
  const parts = scripts
    .filter(({ attempt }) => attempt.retryOf === null)
    .flatMap(({ attempt, asked, parts: all }) =>
      all
        .filter(({ counts, mark, part }) => counts && mark !== null && !standsAlone(part, asked.numbering))
        .map(one => ({ one, script: attempt.id }))
    )
  return [...Map.groupBy(parts, ({ one }) => one.question.topic.name)]
    .filter(([name]) => name !== '')
    .map(([name, own]) => ({
      name,
      earned: own.reduce((sum, { one }) => sum + (one.mark?.low ?? 0), 0),
      max: own.reduce((sum, { one }) => sum + one.part.marks, 0),
      answers: own.length,
      scripts: new Set(own.map(({ script }) => script)).size
    }))
    .sort((a, b) => a.earned / a.max - b.earned / b.max || b.max - a.max)
}

const isAnswered = ({ parts }: Script): boolean => parts.some(part => part.counts && !part.isBlank)

/** Finished attempts of papers and of single questions, newest first, and how the student's marks compare. */
async function readScripts(db: Database): Promise<Scripts> {
  const rows = await db.attempts.filter(row => row.kind !== 'quiz' && isLiving(row)).toArray()
  const ids = rows.filter(row => row.finished_at !== null).sort((a, b) => (a.id < b.id ? 1 : -1))
  const scripts = (await Promise.all(ids.slice(0, SHOWN).map(({ id }) => readScript(db, id)))).flatMap(one => one ?? [])
  return {
    topics: topicResults(scripts),
    lines: scripts.filter(isAnswered).map(lineOf),
    differences: scripts.flatMap(script => differences(script, samplesOf(script.attempt)))
  }
}

export const $scripts = live<Scripts>(readScripts, 200)
