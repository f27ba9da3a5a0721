import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { Panel } from '#ui/Panel.tsx'
import { Shape } from '#ui/Shape.tsx'

/** What can be begun from anywhere. */
const ACTS = [
  [href('notetaker', { note: 'new' }), 'notebook-text', m.shell_new_note],
  [href('notetaker', { cards: 'all', card: 'new' }), 'gallery-vertical-end', m.shell_new_card],
  [href('notetaker', { quiz: 'new' }), 'list-checks', m.shell_new_quiz],
  [href('paper-maker'), 'file-text', m.shell_new_paper],
  [href('planner', { view: 'setup', part: 'tasks' }), 'calendar', m.shell_new_task],
  [href('planner', { view: 'setup', part: 'exams' }), 'calendar', m.shell_new_exam],
  [href('answer-reviewer', { view: 'new' }), 'pen-line', m.shell_new_answer]
] as const

export function NewMenu(): ReactNode {
  return (
    <Panel label={m.shell_new()} trigger={<Shape name="plus" />} className="frame-button new-button">
      {ACTS.map(([address, shape, words]) => (
        <a key={address} className="panel-item" href={address}>
          <Shape name={shape} />
          {words()}
        </a>
      ))}
    </Panel>
  )
}
