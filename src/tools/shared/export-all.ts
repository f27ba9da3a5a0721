import { site } from '#config/site.ts'
import { download } from '#ui/download.ts'

/** Everything on this device in one file, named after the day it was made. */
export async function exportEverything(now = new Date()): Promise<void> {
  const { exportAll } = await import('#data/write/export.ts')
  download(await exportAll(), `${site.slug}-${now.toISOString().slice(0, 10)}.json`)
}
