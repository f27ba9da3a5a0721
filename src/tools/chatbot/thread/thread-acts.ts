import type { Fields, Thread, Turn } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import type { NearHeading } from '#contract/engine/ask.ts'
import { readConversation, type Conversation } from '#data/read/chat/threads.ts'
import { whileSaying } from '#data/write/chat/under-way.ts'
import { save, saveAll } from '#data/write/write.ts'
import { actOf } from '#domain/chat/acts.ts'
import { endAfter, tipThrough } from '#domain/chat/branch.ts'
import { isLow } from '#engine/care/low.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { careIn } from '#tools/chatbot/care/care.store.ts'
import { dialogueIn, eventExtras } from '#tools/chatbot/dialogue/dialogue-turn.ts'
import type { DialogueEvent } from '#domain/dialogue/dialogue.ts'
import { answerTurn } from '#tools/chatbot/thread/answer-turn.ts'
import { answeringIn } from '#tools/chatbot/thread/answering.ts'

/** Characters of the first question that name the conversation. */
const TITLE = 80

export function titleFrom(text: string): string {
  const line = text.trim().split('\n')[0] ?? ''
  if (line.length <= TITLE) return line
  const cut = line.slice(0, TITLE)
  return `${cut.slice(0, Math.max(TITLE / 2, cut.lastIndexOf(' ')))}…`
}

/** A title stands in lists that others may see over a shoulder: words of distress or of sadness are none. */
const titleOf = async (text: string): Promise<string> =>
  isLow(text) || (await careIn(text)) === 'crisis' ? m.chat_untold() : titleFrom(text)

type Setting = Pick<Fields<'threads'>, 'mode' | 'scope' | 'about'>

const turnFields = (
  threadId: string,
  text: string,
  parentId: string | null,
  mode: Setting['mode']
): Fields<'turns'> => ({
  threadId,
  parentId,
  role: 'student',
  mode,
  text: text.trim().slice(0, SIZES.turnText),
  spans: null,
  extras: null,
  engine: '',
  status: 'whole'
})

interface How {
  readonly quoted?: boolean
}

function answerLast(threadId: string, turnId: string, how: How = {}): Promise<void> {
  return answeringIn(threadId).hold(() => answerTurn(threadId, turnId, how))
}

/** Begins a conversation with its first question; gives its id as soon as both are on the device. */
export async function beginThread(text: string, setting: Setting): Promise<string> {
  const title = await titleOf(text)
  const [id, turnId] = [newId(), newId()]
  await saveAll([
    {
      name: 'threads',
      id,
      fields: { title, ...setting, pinned: false, archived: false, tipId: turnId }
    },
    { name: 'turns', id: turnId, fields: turnFields(id, text, null, setting.mode) }
  ])
  void answerLast(id, turnId)
  return id
}

type Pressed = DialogueEvent | NearHeading | null

/** What is said to a question of a round names nothing. */
async function isAnswer(threadId: string, parentId: string | null): Promise<boolean> {
  const now = parentId === null ? null : await readConversation(threadId)
  return !!dialogueIn(now?.turns.find(({ id }) => id === parentId))?.now
}

async function saveSaid(
  { id: threadId, mode, title }: Thread,
  text: string,
  parentId: string | null,
  event: Pressed
): Promise<string> {
  const id = newId()
  // One that began with a greeting is named by its first question.
  const isNamed =
    event === null && actOf(title) !== null && actOf(text) === null && !(await isAnswer(threadId, parentId))
  const extras = event && ('heading' in event ? { v: 1 as const, heading: { ...event } } : eventExtras(event))
  await saveAll([
    { name: 'turns', id, fields: { ...turnFields(threadId, text, parentId, mode), extras } },
    { name: 'threads', id: threadId, fields: { tipId: id, mode, ...(isNamed && { title: await titleOf(text) }) } }
  ])
  return id
}

/** What the student says after `parentId`, beside what was said there; resolves when it is on the device. */
export async function say(thread: Thread, text: string, parentId: string | null, event: Pressed = null): Promise<void> {
  const id = await saveSaid(thread, text, parentId, event)
  void answerLast(thread.id, id)
}

/** Conversations in which a press is on its way to the device: the second of two quick ones is none. */
const pressing = new Set<string>()

/**
 * What the student says at the end of the conversation, which was `seen`. Said in two tabs at once, the second waits for
 * the answer to the first and stands after it; its words are the draft of its tab until then.
 */
export async function sayNext(
  thread: Thread,
  text: string,
  seen: string | null,
  event: DialogueEvent | null = null
): Promise<void> {
  const { id: threadId } = thread
  if (event && pressing.has(threadId)) return
  if (event) pressing.add(threadId)
  const stored = Promise.withResolvers<null>()
  whileSaying(threadId, async () => {
    const now = await readConversation(threadId)
    const after = now ? endAfter(now.turns, now.thread.tipId, seen) : seen
    const id = await saveSaid(thread, text, after, event)
    stored.resolve(null)
    await answerLast(threadId, id)
  }).catch(stored.reject)
  try {
    await stored.promise
  } finally {
    pressing.delete(threadId)
  }
}

/** Another answer to the same question; the one before stays beside it. */
export function askAgain({ id: threadId }: Thread, question: Pick<Turn, 'id'>, how: How = {}): void {
  void answerLast(threadId, question.id, how)
}

/** Turns to what else was said in this place. */
export function turnTo({ thread, turns }: Conversation, id: string): Promise<void> {
  return tryOrNotify(() => save('threads', thread.id, { tipId: tipThrough(turns, id) }))
}

export function setMode({ id }: Thread, mode: Setting['mode']): Promise<void> {
  return tryOrNotify(() => save('threads', id, { mode }))
}

export function setScope({ id }: Thread, scope: Setting['scope']): Promise<void> {
  return tryOrNotify(() => save('threads', id, { scope }))
}
