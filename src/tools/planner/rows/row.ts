import type { EntityName, Fields } from '#contract/entities.ts'
import type { Change } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { change, changeField } from '#tools/planner/undo.store.ts'

/** Stores one field as it is typed. */
export function setField<Name extends EntityName>(name: Name, id: string, fields: Partial<Fields<Name>>): void {
  const field = [name, id, ...Object.keys(fields)].join(' ')
  void tryOrNotify(() => changeField(field, { name, id, fields } as Change))
}

/** Adds rows, and gives their ids. */
export async function addRows<Name extends EntityName>(
  name: Name,
  rows: readonly Fields<Name>[],
  words: string
): Promise<readonly string[]> {
  const ids = rows.map(() => newId())
  const changes = rows.map((fields, at) => ({ name, id: ids[at] ?? '', fields }) as Change)
  await change(words, changes)
  return ids
}

export function removeRow(name: EntityName, id: string): void {
  void tryOrNotify(() => change(m.planner_removed(), [{ name, id, remove: true }]))
}

/** `16:30` as a minute of the day. */
export function minuteOf(time: string | null): number | null {
  if (time === null) return null
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
