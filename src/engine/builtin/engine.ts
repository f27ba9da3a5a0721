import type { StudyEngine } from '#contract/engine/study-engine.ts'
import { piecesOfAsk } from '#engine/ask-pieces.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { AppError } from '#lib/errors.ts'

/** The work itself cannot be stopped half-way: in the browser it runs in a worker, which an abort ends. */
async function run<Result>(signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result> {
  signal?.throwIfAborted()
  const result = await work()
  signal?.throwIfAborted()
  return result
}

/**
 * Quotes and rules, no model: whatever the mode of a question, it answers from the notes alone. Each part is loaded
 * when it is first asked: a question over notes needs no language model.
 */
export const builtinEngine: StudyEngine = {
  name: ENGINE,
  can: { cards: true, quiz: true, ask: true, mark: true, questions: true, plan: true, transcribe: false },
  cards: (source, options, signal) =>
    run(signal, async () => (await import('#engine/builtin/cards.ts')).makeCards(source, options)),
  quiz: (sources, options, signal) =>
    run(signal, async () => (await import('#engine/builtin/quiz/quiz.ts')).makeQuiz(sources, options)),
  async *ask(question, sources, options, signal) {
    const pieces = await run(signal, async () => {
      const { ask } = await import('#engine/builtin/ask/ask.ts')
      return piecesOfAsk(ask(question, sources, options))
    })
    for (const piece of pieces) {
      signal?.throwIfAborted()
      yield piece
    }
  },
  mark: (task, signal) => run(signal, async () => (await import('#engine/builtin/mark/mark.ts')).mark(task)),
  questions: (sources, blueprint, signal) =>
    run(signal, async () => (await import('#engine/builtin/questions/questions.ts')).makeQuestions(sources, blueprint)),
  plan: (goal, context, signal) =>
    run(signal, async () => (await import('#engine/builtin/plan/plan.ts')).makePlan(goal, context)),
  transcribe: (_audio, _hints, signal) =>
    run(signal, () => Promise.reject(new AppError('unavailable', 'Transcription needs a model.')))
}
