import type { EngineName } from '#contract/engine/engine.ts'
import { m } from '#messages/generated/messages.js'

/** Who answered and how, in one line. */
export function engineWords({ kind, name }: EngineName): string {
  return kind === 'model' ? m.chat_by_model({ name }) : m.chat_by_builtin()
}

/** Who looked and found nothing. */
export function engineAlone({ kind, name }: EngineName): string {
  return kind === 'model' ? name : m.chat_by_builtin_none()
}
