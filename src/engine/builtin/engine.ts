import type { StudyEngine } from '#contract/study-engine.ts'
import { piecesOfAsk } from '#engine/ask-pieces.ts'
import { ask } from '#engine/builtin/ask/ask.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import { makePlan } from '#engine/builtin/plan/plan.ts'
import { makeQuestions } from '#engine/builtin/questions/questions.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { AppError } from '#lib/errors.ts'

/** The work itself cannot be stopped half-way: in the browser it runs in a worker, which an abort ends. */
async function run<Result>(signal: AbortSignal | undefined, work: () => Result): Promise<Result> {
  signal?.throwIfAborted()
  await Promise.resolve()
  const result = work()
  signal?.throwIfAborted()
  return result
}

/** Quotes and rules, no model: whatever the mode of a question, it answers from the notes alone. */
export const builtinEngine: StudyEngine = {
  name: ENGINE,
  can: { cards: true, quiz: true, ask: true, mark: true, questions: true, plan: true, transcribe: false },
  cards: (source, options, signal) => run(signal, () => makeCards(source, options)),
  quiz: (sources, options, signal) => run(signal, () => makeQuiz(sources, options)),
  async *ask(question, sources, options, signal) {
    const pieces = await run(signal, () => piecesOfAsk(ask(question, sources, options)))
    for (const piece of pieces) {
      signal?.throwIfAborted()
      yield piece
    }
  },
  mark: (task, signal) => run(signal, () => mark(task)),
  questions: (sources, blueprint, signal) => run(signal, () => makeQuestions(sources, blueprint)),
  plan: (goal, context, signal) => run(signal, () => makePlan(goal, context)),
  transcribe: (_audio, _hints, signal) =>
    run(signal, () => {
      throw new AppError('unavailable', 'Transcription needs a model.')
    })
}
