import { makePlan } from '#domain/plan/plan.ts'
import type { World } from '#domain/plan/world.ts'

interface Asked {
  readonly id: number
  readonly world: World
}

addEventListener('message', ({ data: { id, world } }: MessageEvent<Asked>) => {
  try {
    postMessage({ id, plan: makePlan(world) })
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
