import { answerId, broughtId, carriedId, lossId, planSettingsId, topicId } from '#lib/ids.ts'

/** A row of a passport, by the names of the contract. */
export type Carried = Readonly<Record<string, unknown>> & { readonly id: string }

export interface CarriedTable {
  readonly name: string
  readonly rows: readonly Carried[]
  /** A log: its rows cannot come back under the ids that were taken back. */
  readonly isLog: boolean
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The same value with every id that has a new one exchanged, in addresses and longer texts as well. */
export function withNewIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    if (value.length < 36 || !value.includes('-')) return value
    return value.replaceAll(UUID, id => ids.get(id) ?? id)
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(item => withNewIds(item, ids))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNewIds(item, ids)]))
}

interface Asked {
  readonly from: string
  readonly to: string
  /** Parents before children. */
  readonly tables: readonly CarriedTable[]
  /** How often this passport was taken back: a log starts anew. */
  readonly round: number
  /** A card's id, so that it stays due when it was. */
  readonly cardId: (card: Carried, make: (salt: string) => string) => string
}

const text = (row: Carried, field: string): string => (typeof row[field] === 'string' ? row[field] : '')

/**
 * The id that each row has with another student. What exists once is named by what it is of, as the app would name it:
 * the settings, the topic of a syllabus, the answer to a question, the loss of a point.
 */
export function newIds({ from, to, tables, round, cardId }: Asked): Map<string, string> {
  const ids = new Map([[from, to]])
  const now = (id: string): string => ids.get(id) ?? id
  const derived = (name: string, row: Carried): string | null => {
    const { id } = row
    if (id === planSettingsId(from)) return planSettingsId(to)
    if (name === 'topics' && id === topicId(text(row, 'subjectId'), text(row, 'code')))
      return topicId(now(text(row, 'subjectId')), text(row, 'code'))
    if (name === 'histories' && id === broughtId(from, 'history', text(row, 'cardId')))
      return broughtId(to, 'history', now(text(row, 'cardId')))
    if (name === 'answers' && id === answerId(text(row, 'attemptId'), text(row, 'questionKey')))
      return answerId(now(text(row, 'attemptId')), String(withNewIds(text(row, 'questionKey'), ids)))
    return null
  }
  const answers = new Map<string, string>()
  for (const { name, rows, isLog } of tables)
    for (const row of rows) {
      if (ids.has(row.id)) continue
      const make = (salt: string): string => carriedId(to, row.id, isLog && round > 0 ? `${salt} ${round}` : salt)
      const made = derived(name, row) ?? (name === 'cards' ? cardId(row, make) : make(''))
      ids.set(row.id, made)
      if (name === 'answers') answers.set(row.id, made)
    }
  // Losses stand before the answers that they are of.
  for (const row of tables.find(({ name }) => name === 'losses')?.rows ?? []) {
    const [origin, point] = [text(row, 'originId'), text(row, 'pointKey')]
    const answer = answers.get(origin)
    if (answer !== undefined && row.id === lossId(origin, point)) ids.set(row.id, lossId(answer, point))
  }
  return ids
}
