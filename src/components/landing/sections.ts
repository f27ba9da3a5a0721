import { QUIZ_BUILT, tools } from '#config/tools.ts'
import type { PaperOffer } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'

/** The six rows of the specification §2, in the order in which a student meets them. */
export const sections = (offer: PaperOffer) => [
  { anchor: 'planner', built: tools.planner.built, title: m.landing_planner(), text: m.landing_planner_text() },
  {
    anchor: 'notetaker',
    built: tools.notetaker.built,
    title: m.landing_notes(),
    text: QUIZ_BUILT ? m.landing_notes_text() : `${m.landing_notes_text()} ${m.landing_notes_no_quiz()}`
  },
  {
    anchor: 'paper-maker',
    built: tools['paper-maker'].built,
    title: m.landing_papers(),
    text: m.landing_papers_text({ papers: String(offer.papers) })
  },
  {
    anchor: 'answer-reviewer',
    built: tools['answer-reviewer'].built,
    title: m.landing_reviewer(),
    text: m.landing_reviewer_text()
  },
  { anchor: 'chatbot', built: tools.chatbot.built, title: m.landing_chatbot(), text: m.landing_chatbot_text() },
  { anchor: 'study-zone', built: tools['study-zone'].built, title: m.landing_zone(), text: m.landing_zone_text() }
]

/** What the workspace does not hold yet, in words; empty when it holds all. */
export function inPreparation(offer: PaperOffer): string {
  const names = sections(offer).filter(({ built }: { readonly built: boolean }) => !built)
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names.map(({ title }) => title))
}
