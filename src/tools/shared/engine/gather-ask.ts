import type { AskResult } from '#contract/engine/ask.ts'
import type { AskPiece } from '#contract/engine/pieces.ts'
import type { EngineName } from '#contract/engine/engine.ts'
import type { Chosen, Fallback } from '#data/ai/choose.ts'
import type { AskEvent } from '#data/ai/ask-notes.ts'
import { AppError } from '#lib/errors.ts'

/** An answer while it is being written. */
export interface AskSoFar {
  readonly engine: EngineName | null
  readonly fallback: Fallback | null
  /** Finished sentences with their grounds. */
  readonly pieces: readonly Exclude<AskPiece, { kind: 'done' }>[]
  /** Words of the sentence that is being written. */
  readonly words: string
}

const NOTHING: AskSoFar = { engine: null, fallback: null, pieces: [], words: '' }

function next(before: AskSoFar, event: Exclude<AskEvent, { kind: 'done' }>): AskSoFar {
  switch (event.kind) {
    case 'engine':
      return { ...before, engine: event.engine }
    case 'words':
      return { ...before, words: before.words + event.text }
    case 'withheld':
      return before
    // What the model has said so far does not count any more.
    case 'fallback':
      return { ...NOTHING, fallback: event.fallback }
    default:
      return { ...before, pieces: [...before.pieces, event], words: '' }
  }
}

/** Shows an answer from the notes as it grows; resolves with the whole, as an `engineRun` wants it. */
export async function gatherAsk(
  events: AsyncIterable<AskEvent>,
  tell: (sofar: AskSoFar) => void
): Promise<Chosen<AskResult>> {
  let sofar = NOTHING
  for await (const event of events) {
    if (event.kind === 'done') return { result: event.result, fallback: sofar.fallback }
    sofar = next(sofar, event)
    tell(sofar)
  }
  throw new AppError('unreadable', 'An answer without an end')
}
