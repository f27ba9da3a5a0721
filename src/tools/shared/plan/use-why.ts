import { useStore } from '@nanostores/react'
import type { Entity } from '#contract/entities.ts'
import { valueOr } from '#lib/remote.ts'
import { $parts } from '#tools/shared/plan/parts.store.ts'
import { blockWhy } from '#tools/shared/plan/plan-words.ts'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'
import { $todaysCards } from '#tools/shared/cards/todays-cards.store.ts'

/** Why a block stands where it stands, as things are now. */
export function useWhy(): (block: Entity<'blocks'>) => string {
  const cards = valueOr(useStore($todaysCards), null)
  const now = valueOr(useStore($plannerNow), null)
  const parts = useStore($parts)
  return block => blockWhy(block, { today: now?.today ?? '', counts: cards?.counts ?? null }, parts.get(block.id))
}
