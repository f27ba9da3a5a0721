import { workspace } from '#data/read/workspace.ts'

const KEY = 'left-out suggestions'
const MOST = 2000

async function readKeys(): Promise<string[]> {
  const row = await workspace().db.meta.get(KEY)
  return Array.isArray(row?.value) ? row.value.filter(key => typeof key === 'string') : []
}

/** Suggestions that the student left out on this device; they go with the workspace when the student signs out. */
export async function readLeftOut(): Promise<ReadonlySet<string>> {
  return new Set(await readKeys())
}

function change(edit: (keys: string[]) => string[]): Promise<void> {
  const { db } = workspace()
  return db.transaction('rw', db.meta, async () => {
    const keys = edit(await readKeys())
    // The oldest are forgotten first.
    await db.meta.put({ key: KEY, value: [...new Set(keys)].slice(-MOST) })
  })
}

export function leaveOut(keys: readonly string[]): Promise<void> {
  return change(kept => [...kept, ...keys])
}

export function bringBack(keys: readonly string[]): Promise<void> {
  const back = new Set(keys)
  return change(kept => kept.filter(key => !back.has(key)))
}
