import type { EntityName, Fields } from '#contract/entities.ts'
import type { Change } from '#data/write/change.ts'
import { keep } from '#data/write/held.ts'
import { workspace } from '#data/read/workspace.ts'

export type { Change } from '#data/write/change.ts'

/**
 * Resolves when the changes are on the disk. Where the device refuses, it rejects with code `storage` and goes on
 * trying by itself (data/write/held.ts): the caller tells the student, and need not save again.
 */
export async function saveAll(changes: readonly Change[]): Promise<void> {
  await saveUndoable(changes)
}

/** The same; gives the changes that take these back, from the rows as they were when these were written. */
export async function saveUndoable(changes: readonly Change[]): Promise<readonly Change[]> {
  const { userId } = workspace()
  return keep({ userId, changes, at: new Date().toISOString() })
}

export function save<Name extends EntityName>(name: Name, id: string, fields: Partial<Fields<Name>>): Promise<void> {
  return saveAll([{ name, id, fields } as Change])
}

export function remove(name: EntityName, id: string): Promise<void> {
  return saveAll([{ name, id, remove: true }])
}

export function restore(name: EntityName, id: string): Promise<void> {
  return saveAll([{ name, id, restore: true }])
}
