import { openPort, workerClient } from '#data/workers/client.ts'
import type { IcsResult } from '#domain/ics/event.ts'
import type { Plan, World } from '#domain/plan/world.ts'
import type { PlannerMethods } from '#workers/planner.worker.ts'

/** A plan never takes this long; a worker that does is ended. */
const LONGEST_MS = 20_000

const planner = workerClient<PlannerMethods>(
  () =>
    openPort(
      new Worker(new URL('../../workers/planner.worker.ts', import.meta.url), { type: 'module', name: 'planner' })
    ),
  { longestMs: LONGEST_MS }
)

/** The plan of a world, made in a worker. */
export function planInWorker(world: World): Promise<Plan> {
  return planner.run('plan', [world])
}

/** What a calendar file holds, or why it is refused. */
export function readIcsInWorker(bytes: ArrayBuffer, today: string, zone: string): Promise<IcsResult> {
  return planner.run('readIcs', [bytes, today, zone])
}
