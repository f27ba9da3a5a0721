import type { EntityName, Fields } from '#contract/entities.ts'
import { $planRows } from '#data/read/plan/plan-rows.ts'
import type { Change } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { change, changeField } from '#tools/planner/undo.store.ts'

/** What a row of the plan holds of these fields, before they change. */
function before(name: EntityName, id: string, fields: object): Change | null {
  const rows = $planRows.get()
  if (!isReady(rows) || !(name in rows.value)) return null
  const list = rows.value[name as keyof typeof rows.value] as readonly { readonly id: string }[] | null
  const row = Array.isArray(list) ? (list as readonly { readonly id: string }[]).find(one => one.id === id) : undefined
  if (!row) return null
  const held = Object.keys(fields).map(key => [key, row[key as keyof typeof row]])
  return { name, id, fields: Object.fromEntries(held) as object } as Change
}

/** Stores one field as it is typed. */
export function setField<Name extends EntityName>(name: Name, id: string, fields: Partial<Fields<Name>>): void {
  const field = [name, id, ...Object.keys(fields)].join(' ')
  void attempt(() => changeField(field, { name, id, fields } as Change, before(name, id, fields)))
}

/** Adds rows, and gives their ids. */
export async function addRows<Name extends EntityName>(
  name: Name,
  rows: readonly Fields<Name>[],
  words: string
): Promise<readonly string[]> {
  const ids = rows.map(() => newId())
  const changes = rows.map((fields, at) => ({ name, id: ids[at] ?? '', fields }) as Change)
  await change(
    words,
    changes,
    ids.map(id => ({ name, id, remove: true }))
  )
  return ids
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
