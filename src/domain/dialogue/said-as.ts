import type { ActKind } from '#domain/chat/acts.ts'
import type { Dialogue, DialogueEvent } from '#domain/dialogue/dialogue.ts'

/** What an act stands for while a question is open or its answer is shown; null for what is no event of a round. */
export function eventOfAct(kind: ActKind, { mode, now }: Dialogue): DialogueEvent | null {
  const isWaiting = now?.phase === 'waiting'
  switch (kind) {
    case 'stop':
    case 'bye':
      return { kind: 'stop' }
    case 'harder':
      return { kind }
    case 'skip':
      return { kind: isWaiting ? 'skip' : 'next' }
    case 'show':
      return isWaiting ? { kind: 'give-up' } : null
    case 'hint':
    case 'why':
    case 'again':
    case 'unknown':
      // The answer is there: what stands around it is shown.
      if (!isWaiting) return kind === 'why' || kind === 'again' ? null : { kind: 'next' }
      if (kind === 'again' && now.isRetry) return { kind: 'repeat' }
      // A round that asks once shows its answer; so does the last asking, which has no hints.
      return { kind: kind === 'unknown' && (mode === 'quiz' || now.isRetry) ? 'give-up' : 'hint' }
    default:
      return null
  }
}

const GOES_ON =
  /^(?:y|k|yes|yeah|yep|yup|ok|okay|okey|sure|alright|all right|right|fine|cool|got it|i see|ready|yes please|oh ok|ok next)$/

/** "Yes" and "ok" to a shown answer go on. */
export const goesOn = (text: string): boolean =>
  GOES_ON.test(
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\s]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
