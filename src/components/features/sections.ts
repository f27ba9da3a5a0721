import { tools, ZONE_TOOLS, type ToolId } from '#config/tools.ts'
import type { PaperOffer } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'

export interface FeatureSection {
  readonly tool: ToolId
  readonly title: string
  readonly student: string
  readonly teacher: string
  readonly bullets: readonly string[]
}

const all = ({ papers, short }: PaperOffer): FeatureSection[] => [
  {
    tool: 'planner',
    title: m.features_calendar(),
    student: m.features_calendar_student(),
    teacher: m.features_calendar_teacher(),
    bullets: [
      m.features_calendar_1(),
      m.features_calendar_2(),
      m.features_calendar_3(),
      m.features_calendar_4(),
      m.features_calendar_5()
    ]
  },
  {
    tool: 'chatbot',
    title: m.features_agent(),
    student: m.features_agent_student(),
    teacher: m.features_agent_teacher(),
    bullets: [m.features_agent_1(), m.features_agent_2(), m.features_agent_3(), m.features_agent_4()]
  },
  {
    tool: 'answer-reviewer',
    title: m.features_reviewer(),
    student: m.features_reviewer_student(),
    teacher: m.features_reviewer_teacher(),
    bullets: [
      m.features_reviewer_1(),
      m.features_reviewer_2(),
      m.features_reviewer_3(),
      m.features_reviewer_4(),
      m.features_reviewer_5()
    ]
  },
  {
    tool: 'paper-maker',
    title: m.features_paper(),
    student: m.features_paper_student(),
    teacher: m.features_paper_teacher(),
    bullets: [
      m.features_paper_1({ papers: String(papers), short: String(short) }),
      m.features_paper_2(),
      m.features_paper_3(),
      m.features_paper_4(),
      m.features_paper_5()
    ]
  },
  {
    tool: 'study-zone',
    title: m.features_zone(),
    student: m.features_zone_student(),
    teacher: m.features_zone_teacher(),
    bullets: [
      m.features_zone_1(),
      m.features_zone_2(),
      ...(ZONE_TOOLS.graph ? [m.features_zone_3()] : []),
      ...(ZONE_TOOLS.calculator ? [m.features_zone_5()] : []),
      ...(ZONE_TOOLS.formulas ? [m.features_zone_4()] : [])
    ]
  },
  {
    tool: 'notetaker',
    title: m.features_notes(),
    student: m.features_notes_student(),
    teacher: m.features_notes_teacher(),
    bullets: [
      m.features_notes_1(),
      m.features_notes_2(),
      m.features_notes_3(),
      m.features_notes_4(),
      m.features_notes_quiz(),
      m.features_notes_lectures(),
      m.features_notes_5(),
      m.features_notes_6()
    ]
  }
]

/** The sections of the specification §2; what can be used today comes first. */
export function featureSections(offer: PaperOffer): FeatureSection[] {
  return all(offer).sort((one, other) => Number(tools[other.tool].built) - Number(tools[one.tool].built))
}
