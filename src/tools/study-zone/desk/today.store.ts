import { computed, type ReadableAtom } from 'nanostores'
import type { Entity } from '#contract/entities.ts'
import { $planRows } from '#data/read/plan/plan-rows.ts'
import { isMissed, type Now } from '#data/read/plan/world-of.ts'
import { studyMinutes, type StudyMinutes } from '#data/read/plan/standing.ts'
import { counting } from '#domain/progress/corrected.ts'
import { isReady, type Remote } from '#lib/remote.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'

export interface PlanLine {
  readonly block: Entity<'blocks'>
  readonly title: string
  readonly subject: string
  /** Its place in the student's list of subjects. */
  readonly position: number | null
  readonly topicId: string | null
  readonly isOpen: boolean
  /** Minutes of it that are still to be studied, at least 1. */
  readonly left: number
}

export interface PlannedDay {
  readonly now: Now
  readonly lines: readonly PlanLine[]
  readonly minutes: StudyMinutes
  readonly subjects: readonly { readonly id: string; readonly name: string }[]
  readonly topics: readonly { readonly id: string; readonly name: string; readonly subjectId: string | null }[]
}

/** Today's plan as the desk shows it: what can be begun with one press. */
export const $plannedDay: ReadableAtom<Remote<PlannedDay>> = computed(
  [$planRows, $plannerNow],
  (rows, now): Remote<PlannedDay> => {
    if (!isReady(rows)) return rows
    if (!isReady(now)) return now
    const places = new Map(rows.value.subjects.map(({ id, name }, position) => [id, { name, position }]))
    const topics = new Set(rows.value.topics.map(({ id }) => id))
    const own = rows.value.blocks.filter(
      ({ day, kind, state }) => day === now.value.today && kind !== 'busy' && kind !== 'free' && state !== 'dropped'
    )
    const studied = new Map<string, number>()
    for (const { blockId, seconds } of counting(rows.value.activities))
      if (blockId !== null) studied.set(blockId, (studied.get(blockId) ?? 0) + seconds / 60)
    const lines = own
      .toSorted((a, b) => a.startMinute - b.startMinute)
      .map((block): PlanLine => {
        const subject = block.subjectId === null ? undefined : places.get(block.subjectId)
        return {
          block,
          title: blockTitle({ kind: block.kind, title: block.title, subject: subject?.name ?? '' }),
          subject: subject?.name ?? '',
          position: subject?.position ?? null,
          topicId: block.kind === 'topic' && block.refId !== null && topics.has(block.refId) ? block.refId : null,
          left: Math.max(1, block.minutes - Math.floor(studied.get(block.id) ?? 0)),
          isOpen: block.state !== 'done' && !isMissed(block, now.value)
        }
      })
    const subjects = rows.value.subjects.map(({ id, name }) => ({ id, name }))
    const topicNames = rows.value.topics.map(({ id, name, subjectId }) => ({ id, name, subjectId }))
    const minutes = studyMinutes(own, now.value)
    return { state: 'ready', value: { now: now.value, lines, minutes, subjects, topics: topicNames } }
  }
)
