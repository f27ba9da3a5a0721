import type { ShapeName } from '#lib/pages/shapes.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'

interface NewAct {
  readonly id: 'note' | 'lecture' | 'file' | 'card' | 'quiz' | 'paper' | 'task' | 'exam' | 'answer'
  readonly href: string
  readonly shape: ShapeName
  readonly name: () => string
}

/** What can be begun from anywhere. */
export const NEW_ACTS: readonly NewAct[] = [
  { id: 'note', href: href('notetaker', { note: 'new' }), shape: 'notebook-text', name: m.shell_new_note },
  { id: 'lecture', href: href('notetaker', { recording: 'new' }), shape: 'mic', name: m.lecture_record },
  { id: 'file', href: href('notetaker', { import: '' }), shape: 'file-up', name: m.import_way },
  {
    id: 'card',
    href: href('notetaker', { cards: 'all', card: 'new' }),
    shape: 'gallery-vertical-end',
    name: m.shell_new_card
  },
  { id: 'quiz', href: href('notetaker', { quiz: 'new' }), shape: 'list-checks', name: m.shell_new_quiz },
  { id: 'paper', href: href('paper-maker'), shape: 'file-text', name: m.shell_new_paper },
  { id: 'task', href: href('planner', { view: 'setup', part: 'tasks' }), shape: 'calendar', name: m.shell_new_task },
  { id: 'exam', href: href('planner', { view: 'setup', part: 'exams' }), shape: 'calendar', name: m.shell_new_exam },
  { id: 'answer', href: href('answer-reviewer', { view: 'new' }), shape: 'pen-line', name: m.shell_new_answer }
]
