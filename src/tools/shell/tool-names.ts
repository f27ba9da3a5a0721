import type { ToolId } from '#config/tools.ts'
import { m } from '#messages/generated/messages.js'

/** The short names of the navigation; the titles of the pages are in config/tools.ts. */
export const toolNames = {
  main: m.shell_nav_main,
  notetaker: m.shell_nav_notetaker,
  planner: m.shell_nav_planner,
  'paper-maker': m.shell_nav_paper_maker,
  'answer-reviewer': m.shell_nav_answer_reviewer,
  chatbot: m.shell_nav_chatbot,
  'study-zone': m.shell_nav_study_zone,
  'user-settings': m.shell_nav_user_settings,
  onboarding: m.shell_nav_onboarding
} satisfies Record<ToolId, () => string>
