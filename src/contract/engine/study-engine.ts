import type { AiFeature } from '#contract/ai.ts'
import type { AskOptions } from '#contract/engine/ask.ts'
import type { MarkResult, MarkTask } from '#contract/engine/mark.ts'
import type { AskMode, AskPiece } from '#contract/engine/pieces.ts'
import type { PlanContext, PlanResult } from '#contract/engine/plan.ts'
import type { Blueprint, QuestionsResult } from '#contract/engine/questions.ts'
import type { QuizOptions, QuizResult } from '#contract/engine/quiz.ts'
import type { Audio, TranscribeHints, TranscribeResult } from '#contract/engine/transcribe.ts'
import type { CardsOptions, CardsResult, EngineName, Source } from '#contract/engine/engine.ts'

/**
 * The one interface every tool calls. Each promise rejects with the signal's reason when aborted and with an
 * AppError otherwise; `ask` ends with a `done` piece, or throws from its iterator in the same way.
 */
export interface StudyEngine {
  readonly name: EngineName
  /** What this engine can do at all: the built-in one does not transcribe. */
  readonly can: Readonly<Record<AiFeature, boolean>>
  cards(source: Source, options?: CardsOptions, signal?: AbortSignal): Promise<CardsResult>
  quiz(sources: readonly Source[], options?: QuizOptions, signal?: AbortSignal): Promise<QuizResult>
  ask(
    question: string,
    sources: readonly Source[],
    options?: AskOptions & { readonly mode?: AskMode },
    signal?: AbortSignal
  ): AsyncIterable<AskPiece>
  mark(task: MarkTask, signal?: AbortSignal): Promise<MarkResult>
  questions(sources: readonly Source[], blueprint?: Blueprint, signal?: AbortSignal): Promise<QuestionsResult>
  plan(goal: string, context: PlanContext, signal?: AbortSignal): Promise<PlanResult>
  transcribe(audio: Audio, hints?: TranscribeHints, signal?: AbortSignal): Promise<TranscribeResult>
}
