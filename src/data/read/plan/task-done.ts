import type { Entity, Fields } from '#contract/entities.ts'
import { isMissed, type Now } from '#data/read/plan/world-of.ts'
import { dueAgain, isRepeats } from '#domain/plan/repeats.ts'

type Block = Entity<'blocks'>

/** Whether a block is done and nothing more of its task, step or date stands ahead. */
export function isLastOf(block: Block, blocks: readonly Block[], now: Now): boolean {
  const isAhead = (one: Block): boolean =>
    one.id !== block.id &&
    one.kind === 'task' &&
    one.refId === block.refId &&
    one.stepId === block.stepId &&
    one.state === 'planned' &&
    !isMissed(one, now)
  return block.state === 'done' && !blocks.some(isAhead)
}

/**
 * What changes when a task, its step or its date is done; null where there is nothing to ask. What repeats is due again,
 * and with its last step a task is done.
 */
export function taskDone(
  task: Entity<'tasks'>,
  stepId: string | null,
  today: string,
  now: Date
): Partial<Fields<'tasks'>> | null {
  if (task.doneAt !== null) return null
  const doneAt = now.toISOString()
  const rule = task.repeats?.rule
  if (task.dueOn !== null && isRepeats(rule)) {
    if (stepId !== null && stepId !== task.dueOn) return null
    return { dueOn: dueAgain(rule, task.dueOn, today) }
  }
  if (stepId === null) return { doneAt }
  const step = task.steps?.steps.find(one => one.id === stepId)
  if (!task.steps || !step || step.doneAt !== null) return null
  const steps = task.steps.steps.map(one => (one.id === stepId ? { ...one, doneAt } : one))
  return { steps: { ...task.steps, steps }, ...(steps.every(one => one.doneAt !== null) && { doneAt }) }
}
