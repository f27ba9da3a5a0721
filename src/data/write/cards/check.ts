import type { Database } from '#data/device/database.ts'
import { isLiving, type Row } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { doublesIn, faultsOfCard, type CheckedWorld, type Mend } from '#domain/cards/health.ts'
import { addDays } from '#domain/study-day.ts'
import { givingWay } from '#lib/async/giving-way.ts'

const AT_ONCE = 500
/** No card is hidden for longer than this. */
const LONGEST_BURIAL = 60
const MENDED_AT_ONCE = 100

async function worldOf(db: Database, today: string): Promise<CheckedWorld> {
  const [subjects, topics, notes] = await Promise.all([
    db.subjects.toArray(),
    db.topics.toArray(),
    db.notes.toCollection().primaryKeys()
  ])
  const living = (rows: readonly (Row<'subjects'> | Row<'topics'>)[]): Set<string> =>
    new Set(rows.filter(isLiving).map(({ id }) => id))
  const lastBurial = addDays(today, LONGEST_BURIAL)
  return { subjects: living(subjects), topics: living(topics), notes: new Set(notes), lastBurial }
}

function checked(card: Row<'cards'>) {
  const { topic_id = null, choices = null } = card as Partial<Row<'cards'>>
  const { id, kind, front, ordinal, suspended, subject_id, note_id, buried_until } = card
  const links = { subjectId: subject_id, noteId: note_id, topicId: topic_id, buriedUntil: buried_until }
  return { id, kind, front, ordinal, wrong: choices?.wrong ?? null, suspended, ...links }
}

const LINKS: ReadonlySet<Mend['kind']> = new Set(['subject', 'topic', 'note'])

/** Before the first whole fetch, what a card points to may simply not be here yet. */
async function hasFetchedAll(db: Database): Promise<boolean> {
  return (await db.meta.get('lastSyncedAt')) !== undefined
}

/** Looks at every card and every answer, in steps; changes nothing. */
export async function findFaults(today: string): Promise<Mend[]> {
  const { db } = workspace()
  const world = await worldOf(db, today)
  const seesLinks = await hasFetchedAll(db)
  const mends: Mend[] = []
  const rest = givingWay()
  let after = ''
  for (;;) {
    const cards = await db.cards.where('id').above(after).limit(AT_ONCE).toArray()
    const last = cards.at(-1)?.id
    if (last === undefined) return mends
    const living = cards.filter(isLiving)
    for (const card of living)
      mends.push(...faultsOfCard(checked(card), world).filter(({ kind }) => seesLinks || !LINKS.has(kind)))
    const reviews = await db.reviews
      .where('card_id')
      .anyOf(living.map(({ id }) => id))
      .toArray()
    const counted = reviews.filter(isLiving)
    mends.push(
      ...doublesIn(
        counted.map(({ id, card_id, grade, reviewed_at }) => ({ id, cardId: card_id, grade, reviewedAt: reviewed_at }))
      )
    )
    after = last
    await rest()
  }
}

const FIELDS = {
  subject: { subjectId: null },
  topic: { topicId: null },
  note: { noteId: null, source: null },
  buried: { buriedUntil: null },
  options: { kind: 'type' },
  gap: { suspended: true }
} as const

function changeFor(mend: Mend): Change {
  if (mend.kind === 'double') return { name: 'reviews', id: mend.reviewId, remove: true }
  return { name: 'cards', id: mend.cardId, fields: FIELDS[mend.kind] }
}

/** A link to what is gone is cut, a choice without options is typed, a card without its gap rests; no card is deleted. */
export async function mendFaults(mends: readonly Mend[]): Promise<void> {
  for (let at = 0; at < mends.length; at += MENDED_AT_ONCE)
    await saveAll(mends.slice(at, at + MENDED_AT_ONCE).map(changeFor))
}
