import type { AskOptions, AskResult } from '#contract/engine/ask.ts'
import type { SourceIndex, SourceMeaning } from '#contract/engine/index.ts'
import type { MarkResult, MarkTask } from '#contract/engine/mark.ts'
import type { PlanContext, PlanResult } from '#contract/engine/plan.ts'
import type { Blueprint, QuestionsResult } from '#contract/engine/questions.ts'
import type { PrivateAnswer, PrivateCall } from '#contract/engine/private.ts'
import type { QuizOptions, QuizResult } from '#contract/engine/quiz.ts'
import type { CardsOptions, CardsResult, EngineName, Source } from '#contract/engine/engine.ts'

/** A note as it is stored, and what was kept of it before. */
export interface NoteText {
  readonly id: string
  readonly title: string
  readonly doc: unknown
  readonly known?: { readonly hash: string; readonly index: unknown }
}

export interface IndexedNote {
  readonly id: string
  readonly hash: string
  /** Null where what was kept is still right. */
  readonly index: SourceIndex | null
}

export interface ReadNote {
  readonly isDone: boolean
  /** Null while there is more to read, and for a note that is not in the cache. */
  readonly meaning: SourceMeaning | null
}

/** What a page may ask of the engine's worker; everything in it can be cloned between threads. */
export interface EngineMethods {
  cards(source: Source, options?: CardsOptions): CardsResult
  quiz(sources: readonly Source[], options?: QuizOptions): QuizResult
  ask(question: string, sources: readonly Source[], options?: AskOptions): AskResult
  mark(task: MarkTask): MarkResult
  questions(sources: readonly Source[], blueprint?: Blueprint): QuestionsResult
  plan(goal: string, context: PlanContext): PlanResult
  /** What a model in the browser is to be asked for cards; the next takes what it said, through the checks. */
  privateCalls(source: Source, options?: CardsOptions): readonly PrivateCall[]
  privateCards(
    source: Source,
    options: CardsOptions,
    engine: EngineName,
    answers: readonly PrivateAnswer[]
  ): CardsResult
  /** Indexes notes and keeps them on the worker's index cache; reports how many are done. */
  index(notes: readonly NoteText[]): readonly IndexedNote[]
  /** Puts kept indexes in the cache, takes others off; answers the ids of those it could not read. */
  shelve(put: readonly { readonly id: string; readonly index: unknown }[], drop: readonly string[]): readonly string[]
  /** Gives the cache a sentence encoder, or takes it away; from then on notes that it has read are asked by meaning too. */
  learn(file: ArrayBuffer | null): null
  /** Puts kept vectors in the cache; answers the ids of those that do not fit. */
  recall(kept: readonly { readonly id: string; readonly meaning: unknown }[]): readonly string[]
  mean(id: string, most: number): ReadNote
  /** Asks the notes in the cache. */
  find(question: string, ids: readonly string[], options?: AskOptions): AskResult
  /** Whether words mean distress, by the encoder where there is one. */
  feels(text: string): boolean
  nearest(question: string, ids: readonly string[], most: number, options?: AskOptions): readonly Source[]
}
