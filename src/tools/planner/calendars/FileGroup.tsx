import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

/** One event of a file, with all its occurrences. */
export interface Entry {
  readonly uid: string
  readonly line: string
}

const SHOWN = 8

interface GroupProps {
  readonly title: string
  readonly entries: readonly Entry[]
  readonly out: ReadonlySet<string>
  readonly onTick: (uids: readonly string[], isIn: boolean) => void
  readonly children: ReactNode
}

/** Events of a file with a tick each: what is ticked out is left out. */
export function FileGroup({ title, entries, out, onTick, children }: GroupProps): ReactNode {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? entries : entries.slice(0, SHOWN)
  const ticked = entries.filter(({ uid }) => !out.has(uid)).length
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      {entries.length > 1 && (
        <Checkbox
          isSelected={ticked === entries.length}
          isIndeterminate={ticked > 0 && ticked < entries.length}
          onChange={isIn =>
            onTick(
              entries.map(({ uid }) => uid),
              isIn
            )
          }
        >
          {m.planner_files_all()}
        </Checkbox>
      )}
      <ul className="pl-read">
        {shown.map(({ uid, line }) => (
          <li key={uid}>
            <Checkbox isSelected={!out.has(uid)} onChange={isIn => onTick([uid], isIn)}>
              {line}
            </Checkbox>
          </li>
        ))}
      </ul>
      {entries.length > shown.length && (
        <Button kind="quiet" onPress={() => setWhole(true)}>
          {m.planner_preview_more({ count: entries.length - shown.length })}
        </Button>
      )}
      <p className="row">{children}</p>
    </section>
  )
}
