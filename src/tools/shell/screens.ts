import { lazy, type ComponentType } from 'react'
import { tools, type ToolId } from '#config/tools.ts'
import { retry } from '#lib/async/retry.ts'

/** A tool whose `built` flag is set has a screen here, or this file does not compile. */
export type BuiltToolId = { [Id in ToolId]: (typeof tools)[Id]['built'] extends true ? Id : never }[ToolId]

type Load = () => Promise<ComponentType>

export const load = {
  chatbot: () => import('#tools/chatbot/Chatbot.tsx').then(module => module.Chatbot),
  main: () => import('#tools/main/Main.tsx').then(module => module.Main),
  notetaker: () => import('#tools/notetaker/Notetaker.tsx').then(module => module.Notetaker),
  'answer-reviewer': () => import('#tools/answer-reviewer/AnswerReviewer.tsx').then(module => module.AnswerReviewer),
  'paper-maker': () => import('#tools/paper-maker/PaperMaker.tsx').then(module => module.PaperMaker),
  planner: () => import('#tools/planner/Planner.tsx').then(module => module.Planner),
  'study-zone': () => import('#tools/study-zone/StudyZone.tsx').then(module => module.StudyZone),
  'user-settings': () => import('#tools/user-settings/UserSettings.tsx').then(module => module.UserSettings),
  onboarding: () => import('#tools/onboarding/Onboarding.tsx').then(module => module.Onboarding)
} satisfies Record<BuiltToolId, Load>

function screen(get: Load): ComponentType {
  return lazy(async () => ({ default: await retry(get) }))
}

export const screens = {
  chatbot: screen(load.chatbot),
  main: screen(load.main),
  notetaker: screen(load.notetaker),
  'answer-reviewer': screen(load['answer-reviewer']),
  'paper-maker': screen(load['paper-maker']),
  planner: screen(load.planner),
  'study-zone': screen(load['study-zone']),
  'user-settings': screen(load['user-settings']),
  onboarding: screen(load.onboarding)
} satisfies Record<BuiltToolId, ComponentType>

export function isBuilt(id: ToolId): id is BuiltToolId {
  return tools[id].built
}
