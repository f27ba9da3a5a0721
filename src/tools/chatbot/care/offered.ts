import { useStore } from '@nanostores/react'
import { CHAT_MODES } from '#contract/entities/chat.ts'
import type { Fields } from '#contract/entities.ts'
import { isHeldBack } from '#contract/engine/ask.ts'
import { $featureModels } from '#data/ai/feature-model.ts'
import { $wanted } from '#tools/shared/engine/engine-choice.store.ts'

export type Mode = Fields<'threads'>['mode']

/** Without a model the notes are quoted, and the student's own cards are asked. */
const ALONE: readonly Mode[] = ['explain', 'socratic', 'quiz']

/** Whether the student's own cards are asked in this mode, as no model does it. */
export const isByItems = (mode: Mode, able: readonly Mode[]): boolean => isHeldBack(mode) && !able.includes('debate')

/** How answers can be given here and now. */
export function useOffered(): readonly Mode[] {
  const model = useStore($featureModels.ask)
  const wanted = useStore($wanted)
  return model !== null && wanted === 'model' ? CHAT_MODES : ALONE
}
