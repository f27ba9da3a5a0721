import type { Entity } from '#contract/entities.ts'
import { isMissed, type Now } from '#data/read/plan/world-of.ts'
import { partsOf, type Part, type Standing } from '#domain/plan/rows/parts.ts'
import { taskRef } from '#domain/plan/task-ref.ts'
import type { Purpose } from '#domain/plan/world.ts'

type Block = Entity<'blocks'>

const PURPOSES: readonly unknown[] = ['first-pass', 'return', 'last-look', 'after-mock'] satisfies Purpose[]

const isStudy = ({ kind, state }: Block): boolean => kind !== 'busy' && kind !== 'free' && state !== 'dropped'

function standingOf({ id: key, kind, refId, stepId, day, startMinute: start, reason }: Block): Standing {
  const { by, purpose } = (reason ?? {}) as Readonly<Record<string, unknown>>
  return {
    ...{ key, kind, day, start },
    ref: refId === null ? null : taskRef(refId, stepId),
    by: typeof by === 'string' ? by : undefined,
    purpose: PURPOSES.includes(purpose) ? (purpose as Purpose) : undefined
  }
}

/** The blocks that are done or still ahead, as their numbers are counted from. */
export const standing = (blocks: readonly Block[], now: Now): Standing[] =>
  blocks.filter(block => isStudy(block) && !isMissed(block, now)).map(standingOf)

/** Number and purpose of each block in its series, by its id. */
export const partsOfBlocks = (blocks: readonly Block[], now: Now): ReadonlyMap<string, Part> =>
  partsOf(standing(blocks, now))

export interface StudyMinutes {
  readonly done: number
  /** Done and still ahead; what was missed is no plan any more. */
  readonly planned: number
}

/** Minutes of study among some blocks, as every screen counts them. */
export function studyMinutes(blocks: readonly Block[], now: Now): StudyMinutes {
  let [done, planned] = [0, 0]
  for (const block of blocks) {
    if (!isStudy(block) || isMissed(block, now)) continue
    planned += block.minutes
    if (block.state === 'done') done += block.minutes
  }
  return { done, planned }
}
