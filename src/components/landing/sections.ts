import { tools } from '#config/tools.ts'
import { m } from '#messages/generated/messages.js'

/** The six rows of the specification §2, in the order in which a student meets them. */
export const sections = () => [
  { anchor: 'planner', built: tools.planner.built, title: m.landing_planner(), text: m.landing_planner_text() },
  { anchor: 'notetaker', built: tools.notetaker.built, title: m.landing_notes(), text: m.landing_notes_text() },
  {
    anchor: 'paper-maker',
    built: tools['paper-maker'].built,
    title: m.landing_papers(),
    text: m.landing_papers_text()
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
