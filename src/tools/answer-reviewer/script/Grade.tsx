import { useEffect, useState, type ReactNode } from 'react'
import { scriptSum, type Script } from '#data/read/marks/script.ts'
import { bankIndex } from '#data/read/papers/bank.ts'
import { gradeOf } from '#domain/marks/grade.ts'
import { standsAlone } from '#domain/marks/part.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'

/** An indicative grade: of a whole paper that is marked to the end, and only where a session's boundaries are known. */
export function Grade({ script: { asked, parts, attempt } }: { readonly script: Script }): ReactNode {
  const [preset, setPreset] = useState<Preset | null>(null)
  const sum = scriptSum({ asked, parts })
  const isWhole =
    attempt.retryOf === null &&
    asked.presetId !== null &&
    sum.open === 0 &&
    !parts.some(({ part }) => standsAlone(part, asked.numbering))
  useEffect(() => {
    if (!isWhole) return
    let isGone = false
    bankIndex().then(
      ({ presets }) => isGone || setPreset(presets.find(({ id }) => id === asked.presetId) ?? null),
      () => undefined
    )
    return () => {
      isGone = true
    }
  }, [isWhole, asked.presetId])
  if (!isWhole || !preset || preset.marks.value !== sum.max) return null
  const grade = gradeOf(sum, preset.boundaries)
  return grade && <p>{m.reviewer_grade({ grade: grade.grade, session: grade.session })}</p>
}
