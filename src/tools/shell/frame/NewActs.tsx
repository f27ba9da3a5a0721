import type { ReactNode } from 'react'
import { NEW_ACTS } from '#tools/shell/frame/new-acts.ts'
import { Shape } from '#ui/Shape.tsx'

export function NewActs(): ReactNode {
  return NEW_ACTS.map(({ id, href, shape, name }) => (
    <a key={id} className="panel-item" href={href}>
      <Shape name={shape} />
      {name()}
    </a>
  ))
}
