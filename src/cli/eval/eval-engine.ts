import type { AskResult } from '#contract/engine/ask.ts'
import type { MarkTask, MarkResult } from '#contract/engine/mark.ts'
import type { QuizResult } from '#contract/engine/quiz.ts'
import type { CardsResult, Source } from '#contract/engine/engine.ts'
import { readEncoder } from '#cli/files/encoder-file.ts'
import { ReadSources } from '#cli/files/read-sources.ts'
import { askIndex, firstBlocks } from '#engine/builtin/ask/ask.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import type { Encoder } from '#engine/builtin/meaning/encoder.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'

export interface FoundBlock {
  readonly sourceId: string
  readonly text: string
}

type Soon<T> = T | Promise<T>

/** What the evaluation asks of an engine; each engine is one column of the table. */
export interface EvaluatedEngine {
  readonly name: string
  readonly cards: (source: Source) => Soon<CardsResult>
  readonly ask: (sources: readonly Source[]) => (question: string) => Soon<AskResult>
  /** The five nearest blocks whether or not the question would be refused; not every engine tells them. */
  readonly retrieve?: (sources: readonly Source[]) => (question: string) => readonly FoundBlock[]
  readonly quiz: (sources: readonly Source[]) => Soon<QuizResult>
  readonly mark: (request: MarkTask) => Soon<MarkResult>
}

function asking(readEncoder?: () => Encoder): Pick<EvaluatedEngine, 'ask' | 'retrieve'> {
  const shelf = new ReadSources(readEncoder)
  return {
    ask: sources => question => askIndex(shelf.open(sources), question, { max: 5 }, shelf.encoder),
    retrieve: sources => question => firstBlocks(shelf.open(sources), question, 5, shelf.encoder)
  }
}

/** With the sentence encoder, where one is of use. */
export const BUILTIN: EvaluatedEngine = {
  name: 'built-in',
  cards: source => makeCards(source),
  ...asking(readEncoder),
  quiz: sources => makeQuiz(sources, { max: 2000 }),
  mark
}

/** As it asks before the encoder's file is on the device. */
export const BY_WORDS: EvaluatedEngine = { ...BUILTIN, name: 'built-in, by words alone', ...asking() }

/** What one engine reached: the lines of the common table, and tables and lists of its own. */
export interface Evaluation {
  readonly figures: readonly (readonly [measure: string, value: string, bar?: string])[]
  readonly details: readonly string[]
}

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`
export const share = (part: number, whole: number): string => `${part} of ${whole} (${percent(part, whole)})`
