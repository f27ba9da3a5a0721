import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { NEW_ACTS } from '#tools/shell/frame/new-acts.ts'
import { Panel } from '#ui/Panel.tsx'
import { Shape } from '#ui/Shape.tsx'

export function NewMenu(): ReactNode {
  return (
    <Panel label={m.shell_new()} trigger={<Shape name="plus" />} className="frame-button new-button">
      {NEW_ACTS.map(({ id, href, shape, name }) => (
        <a key={id} className="panel-item" href={href}>
          <Shape name={shape} />
          {name()}
        </a>
      ))}
    </Panel>
  )
}
