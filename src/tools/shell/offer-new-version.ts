import { computed } from 'nanostores'
import { $unstored } from '#data/held.ts'
import { $sync } from '#data/sync/status.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { $newVersion, takeNewVersion } from '#stores/service-worker.ts'

/** Nothing waits to be sent, and nothing is in the memory of this tab alone. */
const $canReload = computed(
  [$newVersion, $sync, $unstored],
  (isNew, { waiting }, unstored) => isNew && waiting === 0 && unstored === 0
)

/** A new version may come in once nothing waits; it never comes in by itself, and is offered once. */
export function offerNewVersion(): () => void {
  let isOffered = false
  return $canReload.subscribe(can => {
    if (!can || isOffered) return
    isOffered = true
    notify({
      text: m.shell_new_version(),
      action: { label: m.shell_new_version_reload(), run: () => void takeNewVersion() },
      stays: true
    })
  })
}
