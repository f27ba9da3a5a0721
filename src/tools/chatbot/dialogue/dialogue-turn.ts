import type { ChatPiece } from '#contract/chat.ts'
import type { Turn } from '#contract/entities.ts'
import type { Dialogue, DialogueEvent, Move } from '#domain/dialogue/dialogue.ts'
import type { TutorReply } from '#tools/chatbot/talk/say-turn.ts'
import { say } from '#tools/shared/dialogue/say.ts'

/** Of what a turn keeps: a later version with other rules does not go on with a round of these. */
const RULES = 1

/** The round of questions that a turn is part of, or null. */
export function dialogueIn(turn: Pick<Turn, 'extras'> | undefined): Dialogue | null {
  const kept = turn?.extras?.['dialogue'] as Partial<Dialogue> | null | undefined
  if (turn?.extras?.['rules'] !== RULES || !kept) return null
  const isOne =
    (kept.mode === 'socratic' || kept.mode === 'quiz') && Array.isArray(kept.queue) && Array.isArray(kept.done)
  return isOne ? (kept as Dialogue) : null
}

const EVENTS = new Set(['hint', 'next', 'skip', 'give-up', 'count'])

/** What a press of a button stands for; null where the student wrote. */
export function eventIn(turn: Pick<Turn, 'extras'>): DialogueEvent | null {
  const event = turn.extras?.['event'] as Partial<DialogueEvent> | null | undefined
  return event && EVENTS.has(event.kind ?? '') ? (event as DialogueEvent) : null
}

export function eventExtras(event: DialogueEvent): NonNullable<Turn['extras']> {
  return { v: 1, event: { ...event } }
}

/** The sentences of a move; where its answer stands is shown as a quote, not said. */
const linesOf = (move: Move): string[] => (move.kind === 'shown' && move.source ? say(move).slice(0, -1) : say(move))

/** The quote that is shown with the answer, and never before. */
function quoteIn(moves: readonly Move[]): ChatPiece[] {
  const shown = moves.find(move => move.kind === 'shown')
  const source = shown?.kind === 'shown' ? shown.source : null
  if (!source) return []
  const { noteId, title, blockId, quote } = source
  const span = { blockId, start: 0, end: quote.length, quote }
  const passages = [{ sourceId: noteId, title, heading: '', span, score: 1 }]
  return [{ kind: 'closest', passages }]
}

/** A step of a round as a turn holds it; `before` is said first. */
export function dialogueReply(state: Dialogue, moves: readonly Move[], before: readonly string[] = []): TutorReply {
  const says = [...before, ...moves.flatMap(linesOf)]
  return {
    text: says.join('\n'),
    spans: { v: 1, spans: quoteIn(moves).map(piece => ({ ...piece })) },
    extras: { v: 1, rules: RULES, dialogue: { ...state }, says }
  }
}

/** What a turn of a round says, line by line; null for any other turn. */
export function saysIn(turn: Pick<Turn, 'extras'>): readonly string[] | null {
  const says = turn.extras?.['says']
  return Array.isArray(says) && says.every(line => typeof line === 'string') ? says : null
}

/** After how many of its lines a turn quotes; undefined after all of them. */
export function quotedAfterIn({ extras }: Pick<Turn, 'extras'>): number | undefined {
  const after = extras?.['quotedAfter']
  return typeof after === 'number' ? after : undefined
}

/** The mode in which the round of questions at the end was asked for. */
export function modeBefore(turns: readonly Pick<Turn, 'role' | 'mode' | 'extras'>[]): Turn['mode'] {
  const from = turns.findLastIndex(turn => turn.role === 'tutor' && !dialogueIn(turn)?.now)
  const first = turns.slice(from + 1).find(turn => turn.role === 'student')
  return first?.mode ?? 'explain'
}
