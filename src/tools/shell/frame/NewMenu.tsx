import { lazy, Suspense, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Panel } from '#ui/Panel.tsx'
import { Shape } from '#ui/Shape.tsx'

const NewActs = lazy(async () => ({ default: (await import('#tools/shell/frame/NewActs.tsx')).NewActs }))

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
