import { useState, type ReactNode } from 'react'
import type { AiCapabilities } from '#contract/ai.ts'
import { removeOwnKey, testOwnKey } from '#data/ai/own-key.ts'
import { m } from '#messages/generated/messages.js'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { OwnKeyForm } from '#tools/user-settings/engines/OwnKeyForm.tsx'
import { providerName } from '#tools/user-settings/engines/provider-name.ts'
import { Button } from '#ui/Button.tsx'

/** The key of the student's own, as far as anybody may know it: that it is there, and for whom. */
export function OwnKeyPart({ ownKey }: Pick<AiCapabilities, 'ownKey'>): ReactNode {
  const [isReplacing, setReplacing] = useState(false)
  const [testing, runTest] = useSubmit()
  const [removing, runRemove] = useSubmit()
  const { allowed, provider, model } = ownKey
  const isKept = provider !== null && model !== null
  return (
    <section className="settings-part" aria-labelledby="own-key-title">
      <h3 className="part-title" id="own-key-title">
        {m.settings_key_title()}
      </h3>
      <p>{allowed ? m.settings_key_text() : m.settings_key_off()}</p>
      {allowed && isKept && (
        <>
          <p>{m.settings_key_saved({ provider: providerName(provider), model })}</p>
          <div className="row">
            <Button isPending={testing.state === 'running'} onPress={() => void runTest(() => testOwnKey(null))}>
              {m.settings_key_test()}
            </Button>
            {!isReplacing && (
              <Button kind="quiet" onPress={() => setReplacing(true)}>
                {m.settings_key_replace()}
              </Button>
            )}
            <Button
              kind="quiet"
              isPending={removing.state === 'running'}
              onPress={() => void runRemove(() => removeOwnKey())}
            >
              {m.settings_key_remove()}
            </Button>
          </div>
          <SubmitSays submit={testing} done={m.settings_key_works()} />
        </>
      )}
      <SubmitSays submit={removing} done={isKept ? '' : m.settings_key_removed()} />
      {allowed && (!isKept || isReplacing) && (
        <OwnKeyForm onSaved={() => setReplacing(false)} onKeep={isKept ? () => setReplacing(false) : undefined} />
      )}
    </section>
  )
}
