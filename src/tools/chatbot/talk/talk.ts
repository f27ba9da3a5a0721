import type { NearHeading, Passage } from '#contract/engine/ask.ts'
import type { Turn } from '#contract/entities.ts'
import { nearHeading } from '#contract/engine/requests.ts'
import { sayUnder, summaryOf } from '#data/ai/chat-summary.ts'
import type { Scope } from '#data/read/chat/chat-sources.ts'
import type { Act, ActKind } from '#domain/chat/acts.ts'
import { m } from '#messages/generated/messages.js'
import type { TutorReply } from '#tools/chatbot/talk/say-turn.ts'

const said = (says: readonly string[], passages: readonly Passage[] = []): TutorReply => ({
  text: [...says, ...passages.map(({ span }) => span.quote)].join('\n'),
  spans: { v: 1, spans: passages.length === 0 ? [] : [{ kind: 'closest', passages: [...passages] }] },
  extras: { v: 1, says: [...says] }
})

const can = (): string[] => [m.chat_talk_can(), m.chat_talk_can_ask(), m.chat_talk_can_sum(), m.chat_talk_can_test()]

/** Answered alike with and without a model: nothing of it leaves the device. */
const WORDS: { readonly [kind in ActKind]?: (model: string | null) => string[] } = {
  greeting: () => [m.chat_talk_hello(), m.chat_talk_can_ask(), m.chat_talk_can_test()],
  thanks: () => [m.chat_talk_welcome()],
  who: model => [model === null ? m.chat_talk_who() : m.chat_talk_who_model({ name: model }), m.chat_talk_who_not()],
  can
}
/** Only of use while a question is open. */
const IN_ROUND: ReadonlySet<ActKind> = new Set(['skip', 'harder', 'hint', 'show', 'unknown'])

export const wordsOfAct = (kind: ActKind, model: string | null): readonly string[] | null =>
  WORDS[kind]?.(model) ?? null

async function summed(scope: Scope, about: string): Promise<TutorReply> {
  const passages = await summaryOf(scope, about)
  if (passages.length > 0) return said([m.chat_talk_summary()], passages)
  return said([about === '' ? m.chat_talk_summary_none() : m.chat_talk_summary_no({ about })])
}

/** What is said to an act outside a round of questions; null where the notes have to be asked. */
export async function talk({ kind, about }: Act, scope: Scope, model: string | null): Promise<TutorReply | null> {
  const words = wordsOfAct(kind, model)
  if (words) return said(words)
  if (kind === 'stop') return said([m.chat_talk_stopped()])
  // A model has the turns before, and words of its own.
  if (model !== null) return null
  if (kind === 'summary') return summed(scope, about)
  return IN_ROUND.has(kind) ? said([m.chat_talk_no_round()]) : null
}

/** Words to an act that needed a turn before it. */
export const nothingBefore = (): TutorReply => said([m.chat_talk_nothing_before()])

/** The heading that a press on a refusal asks for. */
export function headingIn({ extras }: Pick<Turn, 'extras'>): NearHeading | null {
  const read = nearHeading.safeParse(extras?.['heading'])
  return read.success ? read.data : null
}

export async function sectionReply(heading: NearHeading): Promise<TutorReply> {
  const passages = await sayUnder(heading)
  return said([passages.length > 0 ? m.chat_talk_section() : m.chat_talk_section_gone()], passages)
}
