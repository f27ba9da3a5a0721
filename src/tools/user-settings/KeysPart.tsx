import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { $hasSingleKeys, chooseSingleKeys } from '#stores/single-keys.ts'
import { openKeys } from '#tools/shared/keys/keys-open.store.ts'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/choice/Switch.tsx'

export function KeysPart(): ReactNode {
  return (
    <>
      <Switch isSelected={useStore($hasSingleKeys)} onChange={chooseSingleKeys}>
        {m.keys_single()}
      </Switch>
      <p className="hint">{m.keys_single_why()}</p>
      <div className="row">
        <Button onPress={openKeys}>{m.keys_see()}</Button>
      </div>
    </>
  )
}
