import { useStore } from '@nanostores/react'
import { useRef, useState, type ReactNode } from 'react'
import { $privateModel, fetchPrivateModel, wantPrivateModel, type PrivateState } from '#data/private/private-model.ts'
import { m } from '#messages/generated/messages.js'
import { SubmitSays } from '#tools/SubmitSays.tsx'
import { useSubmit } from '#tools/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

const STATES = {
  asking: () => m.settings_private_asking(),
  unsupported: () => m.settings_private_unsupported(),
  unavailable: () => m.settings_private_unavailable(),
  downloadable: () => m.settings_private_downloadable(),
  downloading: () => m.settings_private_downloading(),
  available: () => m.settings_private_available()
} satisfies Record<PrivateState, () => string>

/** The fetch of some gigabytes: asked for, watched and stopped by the student. */
function Fetching(): ReactNode {
  const [submit, run] = useSubmit()
  const [percent, setPercent] = useState(0)
  const stop = useRef(new AbortController())
  const begin = (): void => {
    stop.current = new AbortController()
    const { signal } = stop.current
    const fetched = fetchPrivateModel(share => setPercent(Math.round(share * 100)), signal)
    void run(() =>
      fetched.catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    )
  }
  const isRunning = submit.state === 'running'
  return (
    <>
      <div className="row">
        <Button isPending={isRunning} onPress={begin}>
          {isRunning ? m.settings_private_fetching({ percent }) : m.settings_private_fetch()}
        </Button>
        {isRunning && (
          <Button kind="quiet" onPress={() => stop.current.abort()}>
            {m.settings_private_stop()}
          </Button>
        )}
      </div>
      <SubmitSays submit={submit} done="" />
    </>
  )
}

/** The browser's own model: off until the student says so, greyed with the reason where there is none. */
export function PrivatePart(): ReactNode {
  const { isWanted, state } = useStore($privateModel)
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
      {(state === 'downloadable' || state === 'downloading') && <Fetching />}
      {isHere && <p className="hint">{m.settings_private_remove()}</p>}
    </section>
  )
}
