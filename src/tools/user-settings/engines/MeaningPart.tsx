import { useStore } from '@nanostores/react'
import { useRef, useState, type ReactNode } from 'react'
import { ENCODER_BYTES } from '#config/ai.ts'
import { $encoder, fetchEncoder, removeEncoder, stopEncoder } from '#data/workers/encoder.ts'
import { $isOnline } from '#data/sync/status.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { wordsFor } from '#stores/words.ts'
import { Button } from '#ui/Button.tsx'

const size = (ENCODER_BYTES / 1_000_000).toFixed(1)

/** The sentence encoder: fetched when the student wants it, with its size said before, and removed again. */
export function MeaningPart(): ReactNode {
  const encoder = useStore($encoder)
  const isOnline = useStore($isOnline)
  const [isRemoved, setRemoved] = useState(false)
  // One button for all states, so that the focus stays where it was.
  const row = useRef<HTMLDivElement>(null)
  const { state } = encoder
  const isFetching = state === 'fetching'
  const isFetchable = state === 'absent' || state === 'failed'
  const act = async (): Promise<void> => {
    setRemoved(false)
    if (isFetchable) return fetchEncoder()
    await tryOrNotify(async () => {
      await removeEncoder()
      setRemoved(true)
    })
  }
  const status = {
    asking: m.settings_meaning_asking,
    absent: isRemoved ? m.settings_meaning_removed : m.settings_meaning_absent,
    fetching: m.settings_meaning_fetching,
    ready: () => m.settings_meaning_ready({ size }),
    failed: m.settings_meaning_absent
  }[state]
  const label = isFetching
    ? m.settings_meaning_percent({ percent: Math.floor(encoder.share * 100) })
    : state === 'ready'
      ? m.settings_meaning_remove()
      : m.settings_meaning_fetch({ size })
  return (
    <section className="settings-part" aria-labelledby="meaning-title">
      <h3 className="part-title" id="meaning-title">
        {m.settings_meaning_title()}
      </h3>
      <p>{m.settings_meaning_text()}</p>
      <p role="status">{status()}</p>
      {state !== 'asking' && (
        <div className="row" ref={row}>
          <Button isPending={isFetching} isDisabled={isFetchable && !isOnline} onPress={() => void act()}>
            {label}
          </Button>
          {isFetching && (
            <Button
              kind="quiet"
              onPress={() => {
                row.current?.querySelector('button')?.focus()
                stopEncoder()
              }}
            >
              {m.settings_meaning_stop()}
            </Button>
          )}
        </div>
      )}
      <p role="status" className={state === 'failed' ? 'error' : 'hint'}>
        {state === 'failed' ? wordsFor(encoder.error) : isFetchable && !isOnline ? m.settings_meaning_offline() : ''}
      </p>
    </section>
  )
}
