import type { AskResult } from '#contract/engine/ask.ts'
import type { EngineWarning } from '#contract/engine/engine.ts'
import type { AskEvent } from '#data/ai/ask-notes.ts'
import type { Chosen, Fallback } from '#data/ai/choose.ts'
import type { UnderWay } from '#data/read/chat/turn-text.ts'
import { AppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { warningWords } from '#tools/shared/engine/warning-words.ts'

/** What the checks took out of an answer is a sentence of it, not a suggestion. */
const wordsOf = (warning: EngineWarning): string =>
  warning.kind === 'dropped' ? m.chat_dropped({ count: warning.count }) : warningWords(warning)

/** Passages kept from the model that are named. */
const NAMED = 3

function next(now: UnderWay, event: Exclude<AskEvent, { kind: 'done' | 'fallback' }>): UnderWay {
  if (event.kind === 'engine') return { ...now, engine: event.engine }
  if (event.kind === 'withheld') return { ...now, extras: { ...now.extras, withheld: event.passages.slice(0, NAMED) } }
  if (event.kind === 'words') return { ...now, words: now.words + event.text }
  return { ...now, pieces: [...now.pieces, event], words: '' }
}

/**
 * An answer as it grows. A model that gives up before it has said anything is followed by the built-in engine; what one
 * has said already is kept, and the answer ends there.
 */
export async function gatherAnswer(
  events: AsyncIterable<AskEvent>,
  begun: UnderWay,
  tell: (now: UnderWay) => void
): Promise<Chosen<AskResult>> {
  let now = begun
  let fallback: Fallback | null = null
  for await (const event of events) {
    if (event.kind === 'done') {
      const warnings = event.result.warnings.map(wordsOf)
      if (warnings.length > 0) tell({ ...now, extras: { ...now.extras, warnings } })
      return { result: event.result, fallback }
    }
    if (event.kind === 'fallback') {
      fallback = event.fallback
      const reason = wordsFor(fallback.error)
      if (now.pieces.length > 0) {
        tell({ ...now, extras: { ...now.extras, reason } })
        throw fallback.error
      }
      const partial = now.words.trim()
      const extras = { ...now.extras, ...(partial !== '' && { partial }), fallback: { model: fallback.model, reason } }
      now = { ...now, engine: null, words: '', extras }
    } else now = next(now, event)
    tell(now)
  }
  throw new AppError('unreadable', 'An answer without an end')
}
