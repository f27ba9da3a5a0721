import { site } from '#config/site.ts'
import { log } from '#lib/log.ts'
import { download } from '#ui/download.ts'

/** Everything on this device in one file, named after the day it was made (docs/export.md). */
export async function exportEverything(): Promise<void> {
  const name = `${site.slug}-${new Date().toISOString().slice(0, 10)}`
  const { exportParts } = await import('#data/write/export.ts')
  const parts = await exportParts()
  const json = JSON.stringify(parts, null, 1)
  try {
    const { zipOf } = await import('#tools/shared/export-zip.ts')
    download(new Blob([zipOf(json, parts)], { type: 'application/zip' }), `${name}.zip`)
  } catch (error) {
    // A device without room or network may lack the code for Markdown: what the student has comes first.
    log('export', error)
    download(new Blob([json], { type: 'application/json' }), `${name}.json`)
  }
}
