/** The catalogue of protected screens (specification §2). Adding a tool starts here: see docs/new-tool.md. */
export const TOOL_IDS = [
  'main',
  'planner',
  'notetaker',
  'paper-maker',
  'answer-reviewer',
  'chatbot',
  'study-zone',
  'user-settings',
  'onboarding'
] as const

export type ToolId = (typeof TOOL_IDS)[number]

export interface Tool {
  readonly path: `/${ToolId}`
  /** The page title of the specification's route table. */
  readonly title: string
  /** A tool that is not built yet is absent from menus and its address leads to /main. */
  readonly built: boolean
  /** Where the shell lists it. */
  readonly menu: 'tools' | 'account' | 'none'
}

export const tools = {
  main: { path: '/main', title: 'Dashboard', built: true, menu: 'tools' },
  planner: { path: '/planner', title: 'Study Planner', built: true, menu: 'tools' },
  notetaker: { path: '/notetaker', title: 'Notetaker & Quiz', built: true, menu: 'tools' },
  'paper-maker': { path: '/paper-maker', title: 'Paper Maker', built: true, menu: 'tools' },
  'answer-reviewer': { path: '/answer-reviewer', title: 'Answer Reviewer', built: true, menu: 'tools' },
  chatbot: { path: '/chatbot', title: 'AI Chatbot', built: true, menu: 'tools' },
  'study-zone': { path: '/study-zone', title: 'Study Zone', built: true, menu: 'tools' },
  'user-settings': { path: '/user-settings', title: 'User Settings', built: true, menu: 'account' },
  onboarding: { path: '/onboarding', title: 'Onboarding', built: true, menu: 'none' }
} as const satisfies Record<ToolId, Tool>

/** The quiz is a part of the notetaker; the public pages say whether it is there. */
export const QUIZ_BUILT: boolean = true

/**
 * What lies on the desk of the study zone beside its clock, in the order of the shelf. One that is not built is shown
 * nowhere and promised nowhere; one that is has its line in src/tools/study-zone/tools.ts.
 */
export const ZONE_TOOLS: Readonly<Record<ZoneToolId, boolean>> = {
  graph: true,
  calculator: true,
  formulas: true,
  terms: true,
  units: true,
  elements: true,
  grades: true,
  citations: true,
  words: true
}

export type ZoneToolId =
  'graph' | 'calculator' | 'formulas' | 'terms' | 'units' | 'elements' | 'grades' | 'citations' | 'words'
