import { live } from '#data/read/live.ts'
import { workspace } from '#data/read/workspace.ts'

const KEY = 'care-number'

/** The emergency number that the student entered; on this device only. */
export const $careNumber = live<string | null>(async db => {
  const row = await db.meta.get(KEY)
  return typeof row?.value === 'string' ? row.value : null
})

export async function keepCareNumber(number: string): Promise<void> {
  await workspace().db.meta.put({ key: KEY, value: number })
}
