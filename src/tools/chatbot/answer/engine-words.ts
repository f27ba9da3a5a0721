import type { ChatPiece } from '#contract/chat.ts'
import type { EngineName } from '#contract/engine/engine.ts'
import { m } from '#messages/generated/messages.js'

/** Who looked, or was asked, and said nothing of its own. */
export function engineAlone({ kind, name }: EngineName): string {
  return kind === 'model' ? name : m.chat_by_builtin_none()
}

/**
 * Who answered and how, in one line. A model signs only what it wrote: where it gave no sentence, the passages are the
 * built-in engine's.
 */
export function engineWords(engine: EngineName, pieces: readonly Pick<ChatPiece, 'kind'>[]): string {
  if (pieces.every(({ kind }) => kind === 'refused')) return engineAlone(engine)
  if (engine.kind !== 'model') return m.chat_by_builtin()
  return pieces.some(({ kind }) => kind === 'sentence')
    ? m.chat_by_model({ name: engine.name })
    : m.chat_by_builtin_after({ name: engine.name })
}
