import { tools, type Tool, type ToolId } from '#config/tools.ts'
import type { ShapeName } from '#lib/pages/shapes.ts'
import { m } from '#messages/generated/messages.js'
import { href, type Route } from '#stores/route.ts'

export interface Place {
  readonly id: 'today' | 'planner' | 'notes' | 'cards' | 'quizzes' | 'papers' | 'reviewer' | 'chatbot' | 'study-zone'
  readonly tool: ToolId
  readonly href: string
  readonly shape: ShapeName
  readonly name: () => string
}

const GROUPS: readonly (readonly Place[])[] = [
  [
    { id: 'today', tool: 'main', href: href('main'), shape: 'sun', name: m.shell_nav_main },
    { id: 'planner', tool: 'planner', href: href('planner'), shape: 'calendar', name: m.shell_nav_planner }
  ],
  [
    { id: 'notes', tool: 'notetaker', href: href('notetaker'), shape: 'notebook-text', name: m.shell_nav_notes },
    {
      id: 'cards',
      tool: 'notetaker',
      href: href('notetaker', { cards: 'all' }),
      shape: 'gallery-vertical-end',
      name: m.shell_nav_cards
    },
    {
      id: 'quizzes',
      tool: 'notetaker',
      href: href('notetaker', { quiz: 'new' }),
      shape: 'list-checks',
      name: m.shell_nav_quizzes
    }
  ],
  [
    { id: 'papers', tool: 'paper-maker', href: href('paper-maker'), shape: 'file-text', name: m.shell_nav_papers },
    {
      id: 'reviewer',
      tool: 'answer-reviewer',
      href: href('answer-reviewer'),
      shape: 'pen-line',
      name: m.shell_nav_reviewer
    },
    { id: 'chatbot', tool: 'chatbot', href: href('chatbot'), shape: 'message-square-quote', name: m.shell_nav_chatbot },
    { id: 'study-zone', tool: 'study-zone', href: href('study-zone'), shape: 'timer', name: m.shell_nav_study_zone }
  ]
]

const isBuilt = ({ tool }: Place): boolean => (tools[tool] as Tool).built

/** The places of the workspace, group by group: those whose room is built. */
export const PLACES: readonly (readonly Place[])[] = GROUPS.map(group => group.filter(isBuilt))

/** Which place an address belongs to: cards and quizzes have their addresses in the notetaker. Null: none of them. */
export function placeOfRoute({ tool, query }: Route): Place['id'] | null {
  if (tool === 'notetaker') {
    if (query['quiz'] !== undefined) return 'quizzes'
    const isCards = query['cards'] !== undefined || query['review'] !== undefined || query['stats'] !== undefined
    return isCards ? 'cards' : 'notes'
  }
  return PLACES.flat().find(place => place.tool === tool)?.id ?? null
}
