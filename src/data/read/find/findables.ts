import type { EntityName } from '#contract/entities.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import { isLiving, type AnyRow, type Row } from '#data/device/rows.ts'
import { plainQuestion } from '#domain/cards/card-sides.ts'
import type { Findable } from '#lib/find/findable.ts'

const AT_ONCE = 1000

type Reader<Name extends EntityName> = (row: Row<Name>) => Findable

const READERS = {
  subjects: ({ id, name }) => ({ kind: 'subject', id, title: name, text: '' }),
  topics: ({ id, name, code }) => ({ kind: 'topic', id, title: name, text: code ?? '' }),
  tasks: ({ id, title }) => ({ kind: 'task', id, title, text: '' }),
  papers: ({ id, title }) => ({ kind: 'paper', id, title, text: '' }),
  threads: ({ id, title }) => ({ kind: 'thread', id, title, text: '' }),
  notes: ({ id, title, plain }) => ({ kind: 'note', id, title, text: plain }),
  cards: ({ id, kind, front, back, ordinal }) => ({
    kind: 'card',
    id,
    title: plainQuestion({ kind, front, back, ordinal }),
    text: back
  })
} satisfies { [Name in EntityName]?: Reader<Name> }

/** Everything that can be found by its words, piece by piece: what is short to read first, a long table in pages. */
export async function* findables(db: Database): AsyncGenerator<readonly Findable[]> {
  for (const name of Object.keys(READERS) as (keyof typeof READERS)[]) {
    const read = READERS[name] as (row: AnyRow) => Findable
    const pageAfter = (id: string) => rowsOf(db, name).where(':id').above(id).limit(AT_ONCE).toArray()
    let rows = await pageAfter('')
    while (rows.length > 0) {
      yield rows.filter(isLiving).map(row => read(row))
      rows = await pageAfter(rows.at(-1)?.id ?? '')
    }
  }
}
