import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { m } from '#messages/generated/messages.js'
import { $curves } from '#tools/study-zone/graph/curves.ts'
import { $heard, hear, stopHearing } from '#tools/study-zone/graph/sound/hear.store.ts'
import { useOf } from '#tools/study-zone/graph/use-of.ts'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { listenForKeys, useKeys } from '#tools/shared/keys/use-keys.ts'
import { Button } from '#ui/Button.tsx'

/** A curve as sound: left to right is x, high and low is y. */
export function Hear(): ReactNode {
  const count = useOf($curves, curves => curves.length)
  const heard = useStore($heard)
  const isOn = heard !== null
  const hint = useKeyHints('graph')('hear')
  useKeys('graph', { hear }, count > 0)
  // Escape ends it wherever the focus is, in a line as well.
  useEffect(() => (isOn ? listenForKeys('sound', () => ({ stop: stopHearing }), 'page') : undefined), [isOn])
  useEffect(() => stopHearing, [])
  if (count === 0) return null
  return (
    <div className="zn-hear">
      <Button kind="quiet" onPress={isOn ? stopHearing : hear} {...(isOn ? {} : hint.attributes)}>
        {isOn ? m.graph_hear_stop() : count > 1 ? m.graph_hear_next() : m.graph_hear()}
        {!isOn && <Key hint={hint} />}
      </Button>
      <span role="status">{heard ? m.graph_hearing({ name: heard.name }) : ''}</span>
    </div>
  )
}
