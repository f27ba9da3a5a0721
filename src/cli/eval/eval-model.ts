import type { EvaluatedEngine } from '#cli/eval/eval-engine.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { mark as markByRule } from '#engine/builtin/mark/mark.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { AppError } from '#lib/errors.ts'
import { modelsFrom, type ModelEnv } from '#server/ai/providers/models.ts'
import { AI_TASKS, type ModelRun } from '#server/ai/tasks.ts'

const NONE = { engine: ENGINE, evidence: [], confidence: 0, warnings: [] } as const

/** A call that fails counts as nothing found, so that the figures do not flatter; why stands on the error output. */
async function orNothing<Result>(answer: Promise<Result>, nothing: Result): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    console.error(`${error.code}: ${error.message}`)
    return nothing
  }
}

/** The model engine of this environment as a column of the table; null where no model is set up. */
export function modelEngine(env: ModelEnv): EvaluatedEngine | null {
  const models = modelsFrom(env)
  const name = models?.nameOf('cards') ?? models?.nameOf('mark')
  if (!models || !name) return null
  // A run of its own for each call, for a run has a deadline.
  const run = (): ModelRun => ({
    models,
    signal: new AbortController().signal,
    emit: () => undefined,
    spent: () => undefined
  })
  return {
    name,
    cards: source => orNothing(AI_TASKS.cards({ source, options: {} }, run()), { ...NONE, cards: [] }),
    quiz: sources => orNothing(AI_TASKS.quiz({ sources, options: { max: 200 } }, run()), makeQuiz([])),
    ask: sources => question =>
      orNothing(AI_TASKS.ask({ question, sources, mode: 'notes', max: 5 }, run()), {
        ...NONE,
        verdict: 'refused',
        passages: []
      }),
    mark: task => orNothing(AI_TASKS.mark(task, run()), markByRule({ ...task, answer: '' }))
  }
}
