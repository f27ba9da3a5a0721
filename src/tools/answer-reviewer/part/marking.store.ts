import { useState } from 'react'
import type { MarkResult } from '#contract/engine-mark.ts'
import { keepMarking } from '#data/marks/keep-marking.ts'
import { keepSaying, sayingOf } from '#data/marks/saying.ts'
import type { Script, ScriptPart } from '#data/marks/script.ts'
import { isWhole, NOTHING_SAID, openKeys, partMark, type Said } from '#domain/marks/part.ts'
import type { MarkRange } from '#domain/marks/points.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import { linesOf, saidOf } from '#domain/marks/said.ts'
import { sameJson } from '#lib/values/same-json.ts'
import { attempt as tell } from '#stores/attempt.ts'

export interface Marking {
  readonly said: Said
  /** Null while something is not said. */
  readonly mark: MarkRange | null
  /** Keys that nothing is said of yet. */
  readonly left: number
  /** What is on the screen was kept as the student's marks. */
  readonly isKept: boolean
  readonly say: (key: string, verdict: PointVerdict) => void
  readonly give: (key: string, marks: number) => void
  readonly keep: (engine: MarkResult | null) => Promise<void>
}

/** The student's marks of one part. Each press is on the disk at once; they count once they are kept. */
export function useMarking(script: Script, one: ScriptPart): Marking {
  const { part, key } = one
  const [said, setSaid] = useState<Said>(() => {
    const begun = sayingOf(script.attempt, key)
    return begun.length > 0
      ? saidOf(
          part,
          begun.map(line => ({ ...line }))
        )
      : (one.said ?? NOTHING_SAID)
  })
  const change = (next: Said): void => {
    setSaid(next)
    void tell(() => keepSaying(script.attempt.id, key, linesOf(part, next)))
  }
  const lines = linesOf(part, said)
  return {
    said,
    mark: partMark(part, said, one.earlier),
    left: openKeys(part, said).length,
    isKept: one.said !== null && isWhole(part, said) && sameJson(lines, linesOf(part, one.said)),
    say: (name, verdict) => change({ ...said, verdicts: new Map(said.verdicts).set(name, verdict) }),
    give: (name, marks) => change({ ...said, marks: new Map(said.marks).set(name, marks) }),
    keep: engine =>
      tell(async () => {
        await keepMarking(script, one, said, engine)
        await keepSaying(script.attempt.id, key, [])
      })
  }
}
