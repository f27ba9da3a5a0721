import { useEffect, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { openTool, placeIn } from '#stores/route.ts'
import { $proposal } from '#tools/shared/plan/proposal.store.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { $undo, takeBack } from '#tools/planner/undo.store.ts'
import { $differences, openPreview } from '#tools/planner/replan/replan.store.ts'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { useKeys } from '#tools/shared/keys/use-keys.ts'
import { Button } from '#ui/Button.tsx'
import { Shape } from '#ui/Shape.tsx'
import { Menu } from '#ui/Menu.tsx'

const $place = placeIn('planner')

/** The one button that makes or mends the plan, with what life can do to it beside. */
export function PlanNow(): ReactNode {
  const differences = useStore($differences)
  const proposal = useStore($proposal)
  const hint = useKeyHints('planner')('plan')
  useKeys('planner', {
    plan: () => openPreview({ kind: 'plain' }),
    undo: () => $undo.get() !== null && tryOrNotify(takeBack)
  })
  const { part } = useStore($place)
  // Today leads here with the plan already asked for.
  const isAsked = part === 'plan' && proposal.state === 'ready'
  useEffect(() => {
    if (!isAsked) return
    openTool('planner', {}, { replace: true })
    void openPreview({ kind: 'plain' })
  }, [isAsked])
  const isFirst = proposal.state === 'ready' && (proposal.value.world.old?.length ?? 0) === 0
  return (
    <span className="pl-replan">
      <Menu
        label={m.planner_life()}
        trigger={<Shape name="ellipsis" />}
        className="pg-more"
        placement="bottom end"
        entries={[
          { id: 'setup', text: m.planner_view_setup(), run: () => openTool('planner', { view: 'setup' }) },
          { id: 'free', text: m.planner_free(), run: () => void openPreview({ kind: 'free' }) },
          ...[1, 2, 7].map(days => ({
            id: `push ${days}`,
            text: m.planner_push({ days }),
            run: () => void openPreview({ kind: 'push', days })
          })),
          ...[1, 2, 3, 7].map(days => ({
            id: `ill ${days}`,
            text: m.planner_ill({ days }),
            run: () => void openPreview({ kind: 'ill', days })
          }))
        ]}
      />
      <Button kind="ink-small" {...hint.attributes} onPress={() => void openPreview({ kind: 'plain' })}>
        {isFirst ? m.planner_plan() : m.planner_replan()}
        {!isFirst && differences > 0 && <span className="figures"> {m.planner_changes({ count: differences })}</span>}
        <Key hint={hint} />
      </Button>
    </span>
  )
}
