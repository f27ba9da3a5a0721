import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { PrivateLook } from '#data/workers/private/private-engine.ts'
import { $privateModel, wantPrivateModel } from '#data/workers/private/private-model.ts'
import { m } from '#messages/generated/messages.js'
import { FetchModel } from '#tools/user-settings/engines/FetchModel.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

const STATES = {
  asking: () => m.settings_private_asking(),
  unsupported: () => m.settings_private_unsupported(),
  unavailable: () => m.settings_private_unavailable(),
  downloadable: () => m.settings_private_downloadable(),
  downloading: () => m.settings_private_downloading(),
  available: () => m.settings_private_available()
} satisfies Record<PrivateLook['state'], () => string>

/** The browser's own model: off until the student says so, greyed with the reason where there is none. */
export function PrivatePart(): ReactNode {
  const { isWanted, look } = useStore($privateModel)
  const { state } = look
  const isHere = state === 'available'
  return (
    <section className="settings-part" aria-labelledby="private-title">
      <h3 className="part-title" id="private-title">
        {m.settings_private_title()}
      </h3>
      <p>{m.settings_private_text()}</p>
      <Checkbox isSelected={isWanted} isDisabled={!isHere && !isWanted} onChange={wantPrivateModel}>
        {m.settings_private_use()}
      </Checkbox>
      <p className="hint">{m.settings_private_use_hint()}</p>
      <p role="status">{STATES[state]()}</p>
      {(state === 'downloadable' || state === 'downloading') && (
        <FetchModel
          fetch={m.settings_private_fetch()}
          progress={percent => m.settings_private_fetching({ percent })}
          stop={m.settings_private_stop()}
        />
      )}
      {isHere && <p className="hint">{m.settings_private_remove()}</p>}
    </section>
  )
}
