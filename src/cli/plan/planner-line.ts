import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { planAnswer, planWorld } from '#contract/planner.ts'
import { planWithRemedies } from '#domain/plan/plan.ts'
import { AppError } from '#lib/errors.ts'

/** Without it a refusal says no more than "Invalid input". */
z.config(en())

export function plannerSchemas(): { request: unknown; answer: unknown } {
  return { request: z.toJSONSchema(planWorld), answer: z.toJSONSchema(planAnswer) }
}

function read(line: string): z.infer<typeof planWorld> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new AppError('invalid', 'The line is not JSON.')
  }
  const world = planWorld.safeParse(value)
  if (world.success) return world.data
  const [issue] = world.error.issues
  throw new AppError('invalid', `${issue?.path.join('.') || 'world'}: ${issue?.message ?? 'not understood'}`)
}

/** A world in, its plan out; whatever goes wrong is an answer too. */
export function plannerLine(line: string): string {
  try {
    return JSON.stringify(planWithRemedies(read(line)))
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'bug'
    return JSON.stringify({ error: { code, message: error instanceof Error ? error.message : String(error) } })
  }
}
