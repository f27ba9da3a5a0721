import type { Turn } from '#contract/entities.ts'
import type { Conversation } from '#data/read/chat/threads.ts'
import { readItems } from '#data/ai/chat-items.ts'
import { study } from '#data/ai/study.ts'
import { saveAll } from '#data/write/write.ts'
import { dialogueOf, next, type Dialogue, type DialogueEvent, type Step } from '#domain/dialogue/dialogue.ts'
import { seenIn } from '#domain/dialogue/seen.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { dialogueIn, dialogueSaid, eventIn, type DialogueSaid } from '#tools/chatbot/dialogue/dialogue-turn.ts'

async function begin(mode: Dialogue['mode'], { thread }: Conversation, words: string): Promise<Step | null> {
  const items = await readItems(thread.scope, words)
  return items.length === 0 ? null : next(dialogueOf(mode, items), { kind: 'begin' })
}

async function goOn(state: Dialogue, turn: Turn): Promise<Step> {
  const pressed = eventIn(turn)
  if (pressed || !state.now) return next(state, pressed ?? { kind: 'next' })
  if (state.now.phase === 'shown') return next(state, { kind: 'next' })
  const { item } = state.now
  const seen = await seenIn(item, turn.text, async task => (await study.mark(task, { only: 'builtin' })).result)
  const event: DialogueEvent = { kind: 'answer', text: turn.text, seen }
  return next(state, event)
}

const NOTHING = (): DialogueSaid => ({
  text: m.chat_items_none(),
  spans: { v: 1, spans: [] },
  extras: { v: 1, says: [m.chat_items_none()] }
})

/**
 * Socratic and Quiz me on the student's own cards: asks, waits, compares, helps. `before` is the turn that the student
 * answers; the step is one turn, with the whole state, so that any branch can be gone on with.
 */
export async function answerByItems(now: Conversation, question: Turn, before: Turn | undefined): Promise<void> {
  const running = dialogueIn(before)
  const mode = question.mode === 'quiz' ? 'quiz' : 'socratic'
  const isOn = running?.now && running.mode === mode
  const step = isOn ? await goOn(running, question) : await begin(mode, now, question.text)
  const said = step ? dialogueSaid(step.state, step.moves) : NOTHING()
  const id = newId()
  await saveAll([
    {
      name: 'turns',
      id,
      fields: {
        threadId: now.thread.id,
        parentId: question.id,
        role: 'tutor',
        mode: question.mode,
        engine: `builtin ${ENGINE.name}`,
        status: 'whole',
        ...said
      }
    },
    { name: 'threads', id: now.thread.id, fields: { tipId: id } }
  ])
}
