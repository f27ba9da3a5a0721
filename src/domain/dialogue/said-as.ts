import type { ActKind } from '#domain/chat/acts.ts'
import type { Dialogue, DialogueEvent } from '#domain/dialogue/dialogue.ts'
import { isQuestion } from '#domain/dialogue/item.ts'

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

/** "Where hard rock lies over soft rock" answers; "where is hard rock" asks. */
const CLAUSE =
  /^(?:when|where)\s+(?!(?:is|are|was|were|am|do|does|did|can|could|will|would|should|has|have|had|may|might|must)\b)/i

/** Whether what is written to an open question is a question of the student's own. */
export const asksBeside = (text: string): boolean =>
  isQuestion(text) && (text.trim().endsWith('?') || !CLAUSE.test(text.trim()))
