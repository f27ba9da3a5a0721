import type { IcsResult } from '#domain/ics/event.ts'
import { planWithRemedies } from '#domain/plan/plan.ts'
import type { Plan, World } from '#domain/plan/world.ts'
import { serve } from '#workers/answers.ts'

export interface PlannerMethods {
  plan(world: World): Plan
  readIcs(bytes: ArrayBuffer, today: string, zone: string): IcsResult
}

serve<PlannerMethods>({
  plan: ([world]) => planWithRemedies(world),
  readIcs: async ([bytes, today, zone]) => {
    const { readIcs } = await import('#domain/ics/read.ts')
    return readIcs(new Uint8Array(bytes), today, zone)
  }
})
