/** A row that stands in the place of another. */
export interface EditRow {
  readonly id: string
  readonly text: string
  readonly speaker: string
  readonly replaces: string | null
  /** `over`: rows that whoever wrote this one had before them as well, and left out or took in. */
  readonly flags: Readonly<Record<string, unknown>> | null
}

export interface Version {
  readonly id: string
  readonly text: string
  readonly speaker: string
}

export interface Edit<Row> {
  readonly row: Row
  /** Of all its rows, that which it began with first. */
  readonly rows: readonly string[]
  /** What was written at the same time, in another tab or on another device, and is not in the line. */
  readonly others: readonly Version[]
  /** What was written at the same time and is in the line. */
  readonly taken: readonly string[]
}

const overOf = ({ flags }: EditRow): readonly unknown[] => {
  const over = flags?.['over']
  return Array.isArray(over) ? over : []
}

const last = <One>(all: readonly One[]): One | undefined => all.at(-1)

/** The rows that a row grew from, the nearest first. */
function before<Row extends EditRow>(row: Row, rows: ReadonlyMap<string, Row>): string[] {
  const found: string[] = []
  for (let at = row.replaces; at !== null && !found.includes(at); at = rows.get(at)?.replaces ?? null) found.push(at)
  return found
}

/** The last row that all of `ends` grew from, where it has come. */
function grewFrom<Row extends EditRow>(ends: readonly Row[], rows: ReadonlyMap<string, Row>): Row | undefined {
  const [first = [], ...rest] = ends.map(one => before(one, rows))
  const shared = first.find(id => rest.every(ids => ids.includes(id)))
  return shared === undefined ? undefined : rows.get(shared)
}

const hasWords = ({ text }: EditRow): boolean => text.trim() !== ''

/**
 * One line out of all its edits, of which two may have grown from the same row. Words beat a deletion; of two texts the
 * newer one stands and the older one is kept beside it; a speaker and a text of two writers go together.
 */
export function editOf<Row extends EditRow>(root: string, all: readonly Row[], first: Row | undefined): Edit<Row> {
  const edits = all.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const known = new Map([...(first ? [first] : []), ...edits].map(row => [row.id, row]))
  const passed = new Set<unknown>(edits.flatMap(row => [row.replaces, ...overOf(row)]))
  const open = edits.filter(({ id }) => !passed.has(id))
  const rows = [root, ...edits.map(({ id }) => id)]
  // A circle has no end.
  const ends = open.length > 0 ? open : edits.slice(-1)
  const base = grewFrom(ends, known)
  const changed = ends.filter(({ text, speaker }) => text !== base?.text || speaker !== base.speaker)
  const live = changed.filter(hasWords)
  const written = live.filter(({ text }) => text !== base?.text)
  const stands = last(written) ?? last(live) ?? last(changed) ?? last(ends)
  if (!stands) throw new Error('No edit of a line')
  const named =
    stands.speaker === base?.speaker ? last(live.filter(({ speaker }) => speaker !== base.speaker)) : undefined
  const row = named ? { ...stands, speaker: named.speaker } : stands
  const seen = new Set([`${row.speaker} ${row.text.trim()}`])
  const others: Version[] = []
  for (const { id, text, speaker } of live) {
    const isOwn =
      (text !== base?.text && text.trim() !== row.text.trim()) || ![row.speaker, base?.speaker].includes(speaker)
    if (id === row.id || !isOwn || seen.has(`${speaker} ${text.trim()}`)) continue
    seen.add(`${speaker} ${text.trim()}`)
    others.push({ id, text, speaker })
  }
  const apart = new Set([row.id, ...others.map(one => one.id)])
  return { row, rows, others, taken: ends.map(({ id }) => id).filter(id => !apart.has(id)) }
}
