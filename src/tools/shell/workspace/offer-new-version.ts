import { computed } from 'nanostores'
import { $closingLoses, storeHeld } from '#data/write/held.ts'
import { $sync } from '#data/sync/status.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { $newVersion, takeNewVersion } from '#stores/service-worker.ts'
import { wordsFor } from '#stores/words.ts'

/** Nothing waits to be sent, and a reload would lose nothing that this tab alone has. */
const $canReload = computed(
  [$newVersion, $sync, $closingLoses],
  (isNew, { waiting }, lost) => isNew && waiting === 0 && lost === 0
)

/** A new version may come in once nothing waits; it never comes in by itself, and is offered once. */
export function offerNewVersion(): () => void {
  let isOffered = false
  const take = async (): Promise<void> => {
    try {
      // Days may lie between the offer and the word: what was typed meanwhile comes first.
      await storeHeld()
      await takeNewVersion()
    } catch (error) {
      isOffered = false
      notify({ text: wordsFor(error) })
    }
  }
  return $canReload.subscribe(can => {
    if (!can || isOffered) return
    isOffered = true
    notify({
      text: m.shell_new_version(),
      action: { label: m.shell_new_version_reload(), run: () => void take() },
      stays: true
    })
  })
}
