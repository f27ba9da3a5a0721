import type { EngineMethods } from '#contract/engine/worker.ts'
import type { ArgsOf, ResultOf } from '#contract/worker.ts'

type Task = 'cards' | 'quiz' | 'ask' | 'mark' | 'questions' | 'plan'
type Tasks = {
  readonly [Name in Task]: (...args: ArgsOf<EngineMethods, Name>) => Promise<ResultOf<EngineMethods, Name>>
}

/**
 * Quotes and rules, no model. Each part is loaded when it is first asked: a question over notes needs no language
 * model. The work itself cannot be stopped half-way: in the browser it runs in a worker, which an abort ends.
 */
export const builtinEngine: Tasks = {
  cards: async (...args) => (await import('#engine/builtin/cards.ts')).makeCards(...args),
  quiz: async (...args) => (await import('#engine/builtin/quiz/quiz.ts')).makeQuiz(...args),
  ask: async (...args) => (await import('#engine/builtin/ask/ask.ts')).ask(...args),
  mark: async (...args) => (await import('#engine/builtin/mark/mark.ts')).mark(...args),
  questions: async (...args) => (await import('#engine/builtin/questions/questions.ts')).makeQuestions(...args),
  plan: async (...args) => (await import('#engine/builtin/plan/plan.ts')).makePlan(...args)
}
