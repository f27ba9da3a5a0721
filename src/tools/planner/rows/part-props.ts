import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import type { Now } from '#data/read/plan/world-of.ts'

export interface PartProps {
  readonly rows: PlanRows
  readonly now: Now
}
