import type { EntityName, Fields } from '#contract/entities.ts'
import { save, type Change } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { change } from '#tools/planner/actions.ts'

/** Stores one field as it is typed. */
export function setField<Name extends EntityName>(name: Name, id: string, fields: Partial<Fields<Name>>): void {
  void attempt(() => save(name, id, fields))
}

export function addRows<Name extends EntityName>(
  name: Name,
  rows: readonly Fields<Name>[],
  words: string
): Promise<void> {
  const ids = rows.map(() => newId())
  const changes = rows.map((fields, at) => ({ name, id: ids[at] ?? '', fields }) as Change)
  return change(
    words,
    changes,
    ids.map(id => ({ name, id, remove: true }))
  )
}

export function removeRow(name: EntityName, id: string): void {
  void attempt(() => change(m.planner_removed(), [{ name, id, remove: true }], [{ name, id, restore: true }]))
}

/** `16:30` as a minute of the day. */
export function minuteOf(time: string | null): number | null {
  if (time === null) return null
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
