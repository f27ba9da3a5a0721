import { Suspense, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { later } from '#tools/shell/frame/later.ts'
import { Panel } from '#ui/Panel.tsx'
import { Shape } from '#ui/Shape.tsx'

const NewActs = later(() => import('#tools/shell/frame/NewActs.tsx').then(part => part.NewActs))

/** What can be begun from anywhere. */
export function NewMenu(): ReactNode {
  return (
    <Panel label={m.shell_new()} trigger={<Shape name="plus" />} className="frame-button new-button">
      <Suspense>
        <NewActs />
      </Suspense>
    </Panel>
  )
}
