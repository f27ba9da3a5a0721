import type { Entity } from '#contract/entities.ts'
import { doubled } from '#domain/plan/rows/doubles.ts'

type Block = Entity<'blocks'>

const isPlanned = ({ state, kind }: Block): boolean => state === 'planned' && kind !== 'busy' && kind !== 'free'

/** Ids of planned blocks whose time another one has, because two devices planned without knowing of each other. */
export function doublesOf(blocks: readonly Block[]): ReadonlySet<string> {
  return doubled(
    blocks
      .filter(block => isPlanned(block) && block.madeBy === 'planner')
      .map(({ id, day, startMinute, minutes, pinned, planId }) => ({
        id,
        day,
        start: startMinute,
        minutes,
        pinned,
        planId
      }))
  )
}

/** The blocks that count and are shown. */
export function withoutDoubles(blocks: readonly Block[]): Block[] {
  const out = doublesOf(blocks)
  return blocks.filter(block => !out.has(block.id))
}
