import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { SHELF, type ShownTool } from '#tools/study-zone/tools.ts'

/** The tools of the desk, each as what it writes. */
export function Shelf({ open }: { readonly open: ShownTool | null }): ReactNode {
  if (SHELF.length === 0) return null
  return (
    <ul className="zn-shelf" aria-label={m.zone_tools()}>
      {SHELF.map(({ id, href, face, name, key }) => (
        <li key={id}>
          <a href={href} aria-current={open?.id === id ? 'true' : undefined}>
            <b aria-hidden="true">{face}</b>
            <span>
              {name()} <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
