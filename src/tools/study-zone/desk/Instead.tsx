import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { lengthWords } from '#tools/shared/plan/plan-words.ts'
import { startLine } from '#tools/study-zone/desk/start-line.ts'
import type { PlannedDay } from '#tools/study-zone/desk/today.store.ts'
import { SubjectMark } from '#ui/state/SubjectMark.tsx'

const SHOWN = 4

/** Something else of today's plan, while the clock runs: what it ran for so far goes to the log. */
export function Instead({ day, blockId }: { readonly day: PlannedDay; readonly blockId: string | null }): ReactNode {
  const others = day.lines.filter(line => line.isOpen && line.block.id !== blockId).slice(0, SHOWN)
  if (others.length === 0) return null
  return (
    <div className="zn-swap" role="group" aria-label={m.zone_instead()}>
      <span>{m.zone_instead()}</span>
      {others.map(line => (
        <button
          key={line.block.id}
          type="button"
          onClick={() => void tryOnceOrNotify('clock start', () => startLine(line))}
        >
          <SubjectMark position={line.position} isTall />
          <b>{line.title}</b> <span>{lengthWords(line.left)}</span>
        </button>
      ))}
    </div>
  )
}
