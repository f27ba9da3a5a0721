import type { ReactNode } from 'react'
import type { ZoneToolId } from '#config/tools.ts'
import { m } from '#messages/generated/messages.js'
import { openRoute } from '#stores/route.ts'
import { href, routeOf } from '#stores/places.ts'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { useKeys } from '#tools/shared/keys/use-keys.ts'
import { SHELF, type ShownTool } from '#tools/study-zone/tools.ts'

/** What the log writes; it has no letter, its link stands in the head of the desk too. */
const LOG_FACE = 'Mon 1 h 20'

/** False where the tool is not built: its letter does nothing. */
const opener = (id: ZoneToolId) => (): unknown => {
  const tool = SHELF.find(one => one.id === id)
  const route = tool && routeOf(new URL(tool.href, location.origin))
  return route ? openRoute(route) : false
}

const OPENERS = {
  graph: opener('graph'),
  calculator: opener('calculator'),
  formulas: opener('formulas'),
  terms: opener('terms'),
  units: opener('units'),
  elements: opener('elements'),
  grades: opener('grades'),
  citations: opener('citations'),
  words: opener('words')
} satisfies Record<ZoneToolId, () => unknown>

/** The tools of the desk, each as what it writes. */
export function Shelf({ open }: { readonly open: ShownTool | null }): ReactNode {
  const hint = useKeyHints('zone')
  useKeys('zone', OPENERS)
  if (SHELF.length === 0) return null
  return (
    <ul className="zn-shelf" aria-label={m.zone_tools()}>
      {SHELF.map(({ id, href: to, face, name }) => (
        <li key={id}>
          <a href={to} aria-current={open?.id === id ? 'true' : undefined} {...hint(id).attributes}>
            <b aria-hidden="true">{face}</b>
            <span>
              {name()} <Key hint={hint(id)} />
            </span>
          </a>
        </li>
      ))}
      <li>
        <a href={href('study-zone', { log: 'week' })}>
          <b aria-hidden="true">{LOG_FACE}</b>
          <span>{m.zone_log_week()}</span>
        </a>
      </li>
    </ul>
  )
}
