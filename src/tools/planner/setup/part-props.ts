import type { PlanRows } from '#data/plan/plan-rows.ts'
import type { Now } from '#data/plan/world-of.ts'

export interface PartProps {
  readonly rows: PlanRows
  readonly now: Now
}
