import { site } from '#config/site.ts'
import { log } from '#lib/log.ts'
import type { Making } from '#tools/shared/passport/make.ts'
import { download } from '#ui/download.ts'

/**
 * Everything in one file, named after the day it was made (docs/export.md). Gives how many parts could not be read.
 */
export async function exportEverything(making: Partial<Making> = {}): Promise<number> {
  const name = `${site.slug}-${new Date().toISOString().slice(0, 10)}`
  const { withSound = false, signal = new AbortController().signal, report = () => undefined } = making
  try {
    const { makePassport } = await import('#tools/shared/passport/make.ts')
    const { zip, missing } = await makePassport({ withSound, signal, report })
    download(zip, `${name}.zip`)
    return missing
  } catch (error) {
    if (signal.aborted) throw error
    // A device without room or network may lack the code for it: what the student has comes first.
    log('export', error)
    const { exportParts } = await import('#data/write/export.ts')
    download(new Blob([JSON.stringify(await exportParts(), null, 1)], { type: 'application/json' }), `${name}.json`)
    return 0
  }
}
