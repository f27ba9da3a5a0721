import { useEffect, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $closingLoses, $unstored, retryHeld } from '#data/write/held.ts'
import { $storage } from '#data/device/storage.ts'
import { m } from '#messages/generated/messages.js'
import { warnBeforeLeaving } from '#stores/leave-warning.ts'
import { storageWords, unstoredWords } from '#tools/shell/sync/storage-words.ts'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'

/** A device that stopped taking what is typed: said on every screen until it takes it again. */
export function StorageBar(): ReactNode {
  const words = storageWords(useStore($storage))
  const unstored = useStore($unstored)
  const [submit, run] = useSubmit()
  useEffect(() => warnBeforeLeaving(window, $closingLoses), [])
  if (words === null) return null
  return (
    <section className="storage-bar" aria-label={words.title}>
      <div role="alert">
        <p className="storage-title">{words.title}</p>
        <p>{words.help}</p>
      </div>
      {/* Outside of the alert: every key would have it read again. */}
      <p>{unstoredWords(unstored)}</p>
      <p>
        <Button isPending={submit.state === 'running'} onPress={() => void run(retryHeld)}>
          {m.shell_failed_again()}
        </Button>
      </p>
    </section>
  )
}
