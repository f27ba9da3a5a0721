import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { earnedNow, liveLeftOvers, removeMade, type LeftOver } from '#data/write/marks/left-over.ts'
import type { Script } from '#data/read/marks/script.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { Button } from '#ui/Button.tsx'

/** Cards and tasks of points that were corrected to earned: they stay until the student removes them. */
export function LeftOvers({ script }: { readonly script: Script }): ReactNode {
  const [$leftOvers] = useState(() => liveLeftOvers(script))
  const left = earnedNow(script, valueOr(useStore($leftOvers), []))
  if (left.length === 0) return null
  return (
    <section className="rv-left-over" aria-label={m.reviewer_left_over()}>
      <h2>{m.reviewer_left_over()}</h2>
      <ul>
        {left.map(one => (
          <li key={one.lossId}>
            <CardText text={one.words} />
            <Button kind="quiet" onPress={() => void tryOrNotify(() => takeAway(one))}>
              {actWords(one)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function actWords({ made }: LeftOver): string {
  const [hasCard, hasTask] = (['cards', 'tasks'] as const).map(name => made.some(one => one.name === name))
  if (hasCard && hasTask) return m.reviewer_left_over_both()
  return hasCard ? m.reviewer_left_over_card() : m.reviewer_left_over_task()
}

async function takeAway(one: LeftOver): Promise<void> {
  offerUndo(m.reviewer_left_over_gone(), m.reviewer_undo(), await removeMade(one))
}
