import type { Attempt } from '#contract/entities.ts'
import type { Database } from '#data/database.ts'
import { live } from '#data/live.ts'
import { readScript, scriptSum, type Script, type ScriptSum } from '#data/marks/script.ts'
import { samplesOf } from '#data/marks/saying.ts'
import { differences, type Difference } from '#data/marks/how-you-mark.ts'

export interface ScriptLine {
  readonly attempt: Attempt
  /** Parts with an answer that count. */
  readonly answered: number
  readonly marked: number
  readonly sum: ScriptSum
}

export interface Scripts {
  readonly lines: readonly ScriptLine[]
  readonly differences: readonly Difference[]
}

/** The newest are read; older ones stay reachable from their paper. */
const SHOWN = 40

function lineOf(script: Script): ScriptLine {
  const given = script.parts.filter(part => part.counts && !part.isBlank)
  return {
    attempt: script.attempt,
    answered: given.length,
    marked: given.filter(part => part.mark !== null).length,
    sum: scriptSum(script)
  }
}

/** Finished attempts of papers and of single questions, newest first, and how the student's marks compare. */
async function readScripts(db: Database): Promise<Scripts> {
  const rows = await db.attempts.filter(row => row.kind !== 'quiz' && row.deleted_at === null).toArray()
  const ids = rows.filter(row => row.finished_at !== null).sort((a, b) => (a.id < b.id ? 1 : -1))
  const scripts = (await Promise.all(ids.slice(0, SHOWN).map(({ id }) => readScript(db, id)))).flatMap(one => one ?? [])
  return {
    lines: scripts.map(lineOf).filter(({ answered }) => answered > 0),
    differences: scripts.flatMap(script => differences(script, samplesOf(script.attempt)))
  }
}

export const $scripts = live<Scripts>(readScripts, 200)
