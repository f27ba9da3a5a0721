import type { EntityName } from '#contract/entities.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import { fromRow, isLiving, type AnyRow, type Row } from '#data/device/rows.ts'
import { linesOf } from '#data/read/study/graphs.ts'
import { plainQuestion } from '#domain/cards/card-sides.ts'
import { transcriptOf } from '#domain/lecture/said/said.ts'
import type { Findable } from '#lib/find/findable.ts'

const AT_ONCE = 1000

type Reader<Name extends EntityName> = (row: Row<Name>) => Findable

const READERS = {
  subjects: ({ id, name }) => ({ kind: 'subject', id, title: name, text: '' }),
  topics: ({ id, name, code }) => ({ kind: 'topic', id, title: name, text: code ?? '' }),
  tasks: ({ id, title }) => ({ kind: 'task', id, title, text: '' }),
  papers: ({ id, title }) => ({ kind: 'paper', id, title, text: '' }),
  graphs: ({ id, title, expressions }) => {
    const [first = '', ...others] = linesOf(expressions)
    const text = (title.trim() === '' ? others : [first, ...others]).join('\n')
    return { kind: 'graph', id, title: title.trim() || first, text }
  },
  recordings: ({ id, title }) => ({ kind: 'lecture', id, title, text: '' }),
  threads: ({ id, title }) => ({ kind: 'thread', id, title, text: '' }),
  notes: ({ id, title, plain }) => ({ kind: 'note', id, title, text: plain }),
  cards: ({ id, kind, front, back, ordinal }) => ({
    kind: 'card',
    id,
    title: plainQuestion({ kind, front, back, ordinal }),
    text: back
  })
} satisfies { [Name in EntityName]?: Reader<Name> }

/** A conversation is found by what was said in it as well. */
async function withTurns(db: Database, threads: readonly Findable[]): Promise<readonly Findable[]> {
  const turns = await db.turns
    .where('thread_id')
    .anyOf(threads.map(({ id }) => id))
    .toArray()
  const said = Map.groupBy(turns.filter(isLiving), turn => turn.thread_id)
  return threads.map(thread => ({ ...thread, text: (said.get(thread.id) ?? []).map(({ text }) => text).join('\n') }))
}

/** As it stands, one lecture after the other: an hour of it has a thousand rows. */
async function withTranscripts(db: Database, lectures: readonly Findable[]): Promise<readonly Findable[]> {
  const found: Findable[] = []
  for (const lecture of lectures) {
    const rows = await db.segments.where('recording_id').equals(lecture.id).toArray()
    const { lines } = transcriptOf(rows.filter(isLiving).map(row => fromRow('segments', row)))
    found.push({ ...lecture, text: lines.map(({ text }) => text).join('\n') })
  }
  return found
}

const MORE: { readonly [Name in EntityName]?: typeof withTurns } = { threads: withTurns, recordings: withTranscripts }

/** Everything that can be found by its words, piece by piece: what is short to read first, a long table in pages. */
export async function* findables(db: Database): AsyncGenerator<readonly Findable[]> {
  for (const name of Object.keys(READERS) as (keyof typeof READERS)[]) {
    const read = READERS[name] as (row: AnyRow) => Findable
    const pageAfter = (id: string) => rowsOf(db, name).where(':id').above(id).limit(AT_ONCE).toArray()
    let rows = await pageAfter('')
    while (rows.length > 0) {
      const living = rows.filter(isLiving).map(row => read(row))
      yield (await MORE[name]?.(db, living)) ?? living
      rows = await pageAfter(rows.at(-1)?.id ?? '')
    }
  }
}
