import type { Turn } from '#contract/entities.ts'
import { readItems, sayNear, sentencesBeside } from '#data/ai/chat-items.ts'
import { study } from '#data/ai/study.ts'
import { notesIn, type Scope } from '#data/read/chat/chat-sources.ts'
import type { Conversation } from '#data/read/chat/threads.ts'
import { findInNotes } from '#data/workers/asked-notes.ts'
import { actOf, type Act } from '#domain/chat/acts.ts'
import { dialogueOf, next, type Dialogue, type Round } from '#domain/dialogue/dialogue.ts'
import { asksBeside, eventOfAct, goesOn } from '#domain/dialogue/said-as.ts'
import { seenIn } from '#domain/dialogue/seen.ts'
import { standsIn } from '#domain/dialogue/stands.ts'
import { m } from '#messages/generated/messages.js'
import { dialogueIn, dialogueReply, eventIn } from '#tools/chatbot/dialogue/dialogue-turn.ts'
import { sayTurn, type TutorReply } from '#tools/chatbot/talk/say-turn.ts'
import { wordsOfAct } from '#tools/chatbot/talk/talk.ts'

const nothing = (says: string, headings: readonly object[] = []): TutorReply => ({
  text: says,
  spans: { v: 1, spans: headings.length === 0 ? [] : [{ kind: 'refused', headings: [...headings] }] },
  extras: { v: 1, says: [says] }
})

async function begin(
  mode: Dialogue['mode'],
  { thread }: Conversation,
  words: string,
  isImplied = false
): Promise<TutorReply> {
  const wanted = await readItems(thread.scope, words)
  // Nobody asked to be asked about what the notes do not say.
  const { items, refused } = isImplied && wanted.refused ? await readItems(thread.scope, '') : wanted
  if (refused) return nothing(m.dialogue_asked_none(), refused)
  if (items.length === 0) return nothing(m.chat_items_none())
  const { state, moves } = next(dialogueOf(mode, items), { kind: 'begin' })
  return dialogueReply(state, moves, [m.dialogue_by_words()])
}

async function compared(state: Dialogue, { item }: Round, text: string): Promise<TutorReply> {
  const seen = await seenIn(item, text, async task => (await study.mark(task, { only: 'builtin' })).result)
  const stands = standsIn(text, item.question, await sentencesBeside(item))
  const step = next(state, { kind: 'answer', text, seen, stands })
  return dialogueReply(step.state, step.moves)
}

/** Once the answer is shown these ask for more of it. */
const AFTER_ANSWER: ReadonlySet<Act['kind']> = new Set(['why', 'again', 'show'])

/** The part of the note in which a shown answer stands. */
async function around(state: Dialogue, { item: { source } }: Round): Promise<TutorReply> {
  const passages = source ? await sayNear(source) : []
  const said = dialogueReply(state, [], [passages.length > 0 ? m.dialogue_around() : m.dialogue_no_source()])
  return { ...said, spans: { v: 1, spans: passages.length > 0 ? [{ kind: 'closest', passages }] : [] } }
}

/** A question of the student's beside that of the quiz: the notes are asked, and the open one is put again. */
async function aside(state: Dialogue, round: Round, { thread }: Conversation, text: string): Promise<TutorReply> {
  const { noteIds } = await notesIn(thread.scope)
  const { passages } = await findInNotes(text, { noteIds })
  const back = round.phase === 'waiting' ? [m.dialogue_back({ question: round.item.question })] : []
  const says = [passages.length > 0 ? m.dialogue_own() : m.dialogue_own_none(), ...back]
  const said = dialogueReply(state, [], says)
  if (passages.length === 0) return said
  return {
    ...said,
    spans: { v: 1, spans: [{ kind: 'closest', passages }] },
    extras: { ...said.extras, quotedAfter: 1 }
  }
}

async function acted(act: Act, state: Dialogue, round: Round, scope: Scope): Promise<TutorReply | null> {
  const event = eventOfAct(act.kind, state)
  if (event) {
    const step = next(state, event)
    return dialogueReply(step.state, step.moves)
  }
  if (AFTER_ANSWER.has(act.kind)) return around(state, round)
  const words = await wordsOfAct(act.kind, { model: null, scope })
  if (!words) return null
  const asked = round.phase === 'waiting' ? next(state, { kind: 'repeat' }).moves : []
  return dialogueReply(state, asked, words)
}

/** What the student wrote in a round: a press of a button, an act, a question of their own, or an answer. */
async function goOn(state: Dialogue, round: Round, now: Conversation, turn: Turn): Promise<TutorReply> {
  const pressed = eventIn(turn)
  const act = pressed ? null : actOf(turn.text)
  if (pressed) {
    const step = next(state, pressed)
    // Pressed beside another tab, where the round has gone on since.
    const { moves } = step.moves.length === 0 ? next(state, { kind: 'repeat' }) : step
    return dialogueReply(step.state, moves)
  }
  if (act) {
    if (act.kind === 'test') return begin(state.mode, now, act.about)
    const said = await acted(act, state, round, now.thread.scope)
    if (said) return said
  }
  if (round.phase === 'shown' && goesOn(turn.text)) {
    const step = next(state, { kind: 'next' })
    return dialogueReply(step.state, step.moves)
  }
  if (!asksBeside(turn.text)) return compared(state, round, turn.text)
  return state.mode === 'quiz' ? aside(state, round, now, turn.text) : begin(state.mode, now, turn.text)
}

export interface ByItems {
  /** The turn that the student answers. */
  readonly before: Turn | undefined
  readonly mode: Dialogue['mode']
  /** What to ask about, where it is not what the student wrote. */
  readonly about?: string
  /** It is what was asked before, and was not named. */
  readonly isImplied?: boolean
  /** The mode to which the conversation returns when the round ends. */
  readonly modeAfter: Turn['mode']
}

/**
 * Socratic and Quiz me on the student's own notes and cards: asks, waits, compares, helps. Each step is one turn, with
 * the whole state, so that any branch can be gone on with.
 */
export async function answerByItems(
  now: Conversation,
  question: Turn,
  { before, mode, about, isImplied = false, modeAfter }: ByItems
): Promise<void> {
  const running = dialogueIn(before)
  const round = about === undefined && running?.mode === mode ? running.now : null
  const said =
    running && round
      ? await goOn(running, round, now, question)
      : await begin(mode, now, about ?? question.text, isImplied)
  const isOver = running !== null && round !== null && dialogueIn(said)?.now === null
  await sayTurn(now, question, said, isOver ? modeAfter : mode)
}
