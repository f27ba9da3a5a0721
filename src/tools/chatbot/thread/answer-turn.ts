import { isHeldBack, type AskTurn } from '#contract/engine/ask.ts'
import type { Turn } from '#contract/entities.ts'
import { sayNear } from '#data/ai/chat-items.ts'
import { modelFor } from '#data/ai/choose.ts'
import { readConversation, type Conversation } from '#data/read/chat/threads.ts'
import { piecesOf } from '#data/read/chat/turn-text.ts'
import { hasAgreed } from '#data/write/chat/agreed.ts'
import { actOf, type Act } from '#domain/chat/acts.ts'
import { branchOf } from '#domain/chat/branch.ts'
import { answerByItems } from '#tools/chatbot/dialogue/answer-by-items.ts'
import { dialogueIn, eventIn, modeBefore } from '#tools/chatbot/dialogue/dialogue-turn.ts'
import { m } from '#messages/generated/messages.js'
import { sayTurn, type TutorReply } from '#tools/chatbot/talk/say-turn.ts'
import { headingIn, nothingBefore, said, sectionReply, talk } from '#tools/chatbot/talk/talk.ts'
import { answeringIn } from '#tools/chatbot/thread/answering.ts'
import { $wanted } from '#tools/shared/engine/engine-choice.store.ts'

const chosenModel = async (): Promise<string | null> => ($wanted.get() === 'model' ? modelFor('ask') : null)

const quotesOf = (turns: readonly Turn[]): string[] =>
  turns
    .filter(turn => turn.role === 'tutor')
    .flatMap(turn => piecesOf(turn).pieces)
    .flatMap(piece => (piece.kind === 'refused' ? [] : piece.passages.map(({ span }) => span.quote)))

/** What an act is about where it does not say: the student's last question. */
const lastAsked = (before: readonly Turn[]): Turn | undefined =>
  before.findLast(turn => turn.role === 'student' && eventIn(turn) === null && actOf(turn.text) === null)

const toldOf = (turns: readonly Turn[]): AskTurn[] =>
  turns.map(({ role, text }) => ({ role: role === 'student' ? 'student' : 'engine', text }))

/** The sentences before and after those that were quoted last; null where the notes have none. */
async function nearReply(turns: readonly Turn[]): Promise<TutorReply | null> {
  const quoted = turns
    .flatMap(turn => (turn.role === 'tutor' ? piecesOf(turn).pieces : []))
    .flatMap(piece => (piece.kind === 'refused' ? [] : piece.passages))
  const [last] = quoted
  if (!last) return null
  const { sourceId: noteId, title, span } = last
  const shown = new Set(quoted.map(one => one.span.quote))
  const near = await sayNear({ noteId, title, blockId: span.blockId, quote: span.quote })
  const passages = near.filter(one => !shown.has(one.span.quote))
  return passages.length > 0 ? said([m.dialogue_around()], passages) : null
}

interface TurnContext {
  readonly now: Conversation
  readonly question: Turn
  /** The turns before it, first turn first. */
  readonly before: readonly Turn[]
  readonly model: string | null
}

/** Another answer to the question before: "Explain again", "Why?". */
async function askBefore({ now, question, before }: TurnContext, kind: Act['kind']): Promise<void> {
  const asked = lastAsked(before)
  if (!asked) return sayTurn(now, question, nothingBefore())
  const turns = before.slice(before.indexOf(asked))
  if (kind === 'why') {
    const near = await nearReply(turns)
    if (near) return sayTurn(now, question, near)
  }
  const besides = quotesOf(turns)
  const text = kind === 'why' ? question.text : asked.text
  return answeringIn(now.thread.id).answer(now.thread, { ...question, text }, { turns: toldOf(before), besides })
}

/** Whether the message was for the chatbot itself, and has been answered. */
async function answeredAct(place: TurnContext, act: Act): Promise<boolean> {
  const { now, question, before, model } = place
  if (act.kind === 'test' && model === null) {
    const isImplied = act.about === ''
    const about = act.about || lastAsked(before)?.text || ''
    await answerByItems(now, question, {
      before: before.at(-1),
      mode: 'quiz',
      about,
      isImplied,
      modeAfter: question.mode
    })
    return true
  }
  const said = await talk(act, now.thread.scope, model)
  if (said) await sayTurn(now, question, said)
  else if (model === null && (act.kind === 'again' || act.kind === 'why')) await askBefore(place, act.kind)
  else return false
  return true
}

/** Answers a turn of the student as it is committed now: by the notes, a model, or what the chatbot says of itself. */
export async function answerTurn(threadId: string, turnId: string, { quoted = false } = {}): Promise<void> {
  const now = await readConversation(threadId)
  if (!now) return
  const steps = branchOf(now.turns, turnId).map(({ turn }) => turn)
  const at = steps.findIndex(({ id }) => id === turnId)
  const question = steps[at]
  if (!question) return
  const before = steps.slice(0, at)
  const heading = headingIn(question)
  if (heading) return sayTurn(now, question, await sectionReply(heading))
  const model = await chosenModel()
  const isByItems = isHeldBack(question.mode) && model === null
  const isInRound = isByItems && dialogueIn(before.at(-1))?.now !== undefined && dialogueIn(before.at(-1))?.now !== null
  const act = eventIn(question) || isInRound ? null : actOf(question.text)
  if (act && (await answeredAct({ now, question, before, model }, act))) return
  if (isByItems) {
    const mode = question.mode === 'quiz' ? 'quiz' : 'socratic'
    return answerByItems(now, question, { before: before.at(-1), mode, modeAfter: modeBefore([...before, question]) })
  }
  // The student is asked first; until then the question stays here, without an answer.
  if (model !== null && !(await hasAgreed(model))) return answeringIn(threadId).wait(turnId)
  // Asked again, other sentences are wanted than those that were shown.
  const besides = quotesOf(now.turns.filter(({ parentId }) => parentId === turnId))
  const options = {
    turns: toldOf(before),
    style: question.mode,
    ...(besides.length > 0 && !quoted && { besides }),
    quoted
  }
  await answeringIn(threadId).answer(now.thread, question, options)
}
