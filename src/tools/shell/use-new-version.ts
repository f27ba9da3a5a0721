import { useEffect } from 'react'
import { computed } from 'nanostores'
import { $sync } from '#data/sync/status.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { $newVersion, takeNewVersion } from '#stores/service-worker.ts'

/** A new version may come in once nothing waits to be sent; it never comes in by itself. */
const $canReload = computed([$newVersion, $sync], (isNew, { waiting }) => isNew && waiting === 0)

export function useNewVersion(): void {
  useEffect(() => {
    const stop = $canReload.subscribe(can => {
      if (!can) return
      notify({
        text: m.shell_new_version(),
        action: { label: m.shell_new_version_reload(), run: () => void takeNewVersion() },
        stays: true
      })
    })
    return stop
  }, [])
}
