import { refusal } from '../../src/contract/check-fields.ts'
import { entities, type EntityName } from '../../src/contract/entities.ts'
import { rowsOf } from '../../src/data/device/database.ts'
import type { Change } from '../../src/data/write/change.ts'
import { newId } from '../../src/lib/ids.ts'
import { aRow } from './any-row.ts'
import type { Device } from './device.ts'

const PARENTS: Readonly<Record<string, EntityName>> = {
  subjectId: 'subjects',
  topicId: 'topics',
  lossId: 'losses',
  noteId: 'notes',
  cardId: 'cards',
  attemptId: 'attempts',
  answerId: 'answers',
  threadId: 'threads',
  recordingId: 'recordings'
}

/** A row with parents that this device has; they are made with it where it has none. */
export async function rowWithParents(device: Device, of: EntityName, id: string, pick: number): Promise<Change[]> {
  const fields: Record<string, unknown> = { ...aRow(of) }
  const changes: Change[] = []
  for (const [column, parent] of Object.entries(PARENTS)) {
    if (!(column in fields) || of === 'activities') continue
    const known = await rowsOf(device.db, parent).toCollection().primaryKeys()
    const chosen = known[pick % Math.max(1, known.length)] ?? newId()
    if (known.length === 0) changes.push(...(await rowWithParents(device, parent, chosen, pick)))
    fields[column] = chosen
  }
  return [...changes, { name: of, id, fields } as Change]
}

/** Other values of this kind, of which the contract may take one. */
function othersOf(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1, value - 1]
  if (Array.isArray(value)) return [['another'], [newId()]]
  return value === null ? ['another', 1] : [`${JSON.stringify(value)} x`, '2027-06-01']
}

/** Two fields of an entity that can be changed apart from each other, with other values; fewer where it has fewer. */
export function twoChanges(of: EntityName): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  for (const [key, value] of Object.entries(aRow(of))) {
    const isPlain = value === null || typeof value !== 'object' || Array.isArray(value)
    if (!isPlain || key.endsWith('Id') || key === 'code' || key === 'plain' || !(key in entities[of].schema.shape))
      continue
    const other = othersOf(value).find(one => refusal(of, { [key]: one }, false) === null)
    if (other !== undefined) found.push({ [key]: other })
  }
  return found.slice(0, 2)
}
