import type { NearHeading, Passage } from '#contract/engine/ask.ts'
import type { Turn } from '#contract/entities.ts'
import { nearHeading } from '#contract/engine/requests.ts'
import { newestTitle, sayUnder, summaryOf } from '#data/ai/chat-summary.ts'
import type { Scope } from '#data/read/chat/chat-sources.ts'
import type { Act, ActKind } from '#domain/chat/acts.ts'
import { m } from '#messages/generated/messages.js'
import type { TutorReply } from '#tools/chatbot/talk/say-turn.ts'

export const said = (says: readonly string[], passages: readonly Passage[] = []): TutorReply => ({
  text: [...says, ...passages.map(({ span }) => span.quote)].join('\n'),
  spans: { v: 1, spans: passages.length === 0 ? [] : [{ kind: 'closest', passages: [...passages] }] },
  extras: { v: 1, says: [...says] }
})

interface Talker {
  readonly model: string | null
  /** A note of the student's, for an example. */
  readonly title: string | null
}

const tests = ({ title }: Talker): string =>
  title === null ? m.chat_talk_can_test() : m.chat_talk_can_test_on({ title })
const sums = ({ title }: Talker): string => (title === null ? m.chat_talk_can_sum() : m.chat_talk_can_sum_on({ title }))
const can = (talker: Talker): string[] => [m.chat_talk_can(), m.chat_talk_can_ask(), sums(talker), tests(talker)]

/** Answered alike with and without a model: nothing of it leaves the device. */
const WORDS: { readonly [kind in ActKind]?: (talker: Talker) => string[] } = {
  greeting: talker => [m.chat_talk_hello(), m.chat_talk_can_ask(), tests(talker)],
  thanks: () => [m.chat_talk_welcome()],
  bye: () => [m.chat_talk_bye()],
  who: ({ model }) => [
    model === null ? m.chat_talk_who() : m.chat_talk_who_model({ name: model }),
    m.chat_talk_who_not()
  ],
  can
}
/** Only of use while a question is open. */
const IN_ROUND: ReadonlySet<ActKind> = new Set(['skip', 'harder', 'hint', 'show', 'unknown'])

interface Said {
  readonly model: string | null
  readonly scope: Scope
}

export async function wordsOfAct(kind: ActKind, { model, scope }: Said): Promise<readonly string[] | null> {
  const words = WORDS[kind]
  return words ? words({ model, title: await newestTitle(scope) }) : null
}

async function summed(scope: Scope, about: string): Promise<TutorReply> {
  const passages = await summaryOf(scope, about)
  if (passages.length > 0) return said([m.chat_talk_summary()], passages)
  return said([about === '' ? m.chat_talk_summary_none() : m.chat_talk_summary_no({ about })])
}

/** What is said to an act outside a round of questions; null where the notes have to be asked. */
export async function talk({ kind, about }: Act, scope: Scope, model: string | null): Promise<TutorReply | null> {
  const words = await wordsOfAct(kind, { model, scope })
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
