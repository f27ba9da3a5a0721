import type { Database, ScheduleRow } from '#data/device/database.ts'
import { isLiving, type Row } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import { plainQuestion } from '#domain/cards/card-sides.ts'
import { newSchedule } from '#domain/schedule-fsrs.ts'
import type { Schedule } from '#domain/schedule.ts'
import { givingWay } from '#lib/async/giving-way.ts'

/** What a list of very many cards needs of each; the card itself is read when it is opened. */
export interface CardEntry {
  readonly id: string
  /** One line, cut. */
  readonly question: string
  /** What is searched, in lower case: both sides and the tags. */
  readonly text: string
  /** The question without case and spaces, with what is shown beside it: two cards with the same one are doubles. */
  readonly same: string
  readonly kind: Row<'cards'>['kind']
  readonly subjectId: string | null
  /** The card's own, else that of its note. */
  readonly topicId: string | null
  readonly noteId: string | null
  readonly groupId: string
  readonly engine: string
  readonly flag: number
  readonly suspended: boolean
  readonly buriedUntil: string | null
  readonly tags: readonly string[]
  /** A file that the card shows, for the list. */
  readonly picture: string | null
  readonly hasSound: boolean
  readonly schedule: Schedule
}

const LINE = 160
const AT_ONCE = 1000

interface OfNotes {
  readonly topic: ReadonlyMap<string, string>
  readonly subject: ReadonlyMap<string, string>
}

/** By keys and summaries alone: the notes themselves may be long. */
async function readNotes(db: Database): Promise<OfNotes> {
  const withTopic = db.notes.where('topic_id').above('')
  const [topics, notes, summaries] = await Promise.all([
    withTopic.keys(),
    withTopic.primaryKeys(),
    db.summaries.toArray()
  ])
  return {
    topic: new Map(notes.map((note, index) => [note, topics[index] as string])),
    subject: new Map(summaries.flatMap(({ id, subject_id }) => (subject_id === null ? [] : [[id, subject_id]])))
  }
}

/** What is asked about besides the words: the same words are another question beside another picture. */
function shownFirst(media: Row<'cards'>['front_media']): string[] {
  return [...(media?.pictures ?? []), ...(media?.sound ? [media.sound] : [])].map(({ fileId }) => fileId)
}

function entryOf(card: Row<'cards'>, schedule: ScheduleRow | undefined, notes: OfNotes): CardEntry {
  const { id, kind, front, back, ordinal, note_id, suspended } = card
  const { tags = [], flag = 0, front_media = null, back_media = null } = card as Partial<Row<'cards'>>
  const pictures = [...(front_media?.pictures ?? []), ...(back_media?.pictures ?? [])]
  const question = plainQuestion({ kind, front, back, ordinal }).slice(0, LINE).replaceAll(/\s+/g, ' ').trim()
  return {
    id,
    kind,
    question,
    text: [front, back, tags.join(' '), ...pictures.map(({ alt }) => alt)].join('\n').toLowerCase(),
    same: [question.toLowerCase(), kind === 'cloze' ? ordinal : '', ...shownFirst(front_media)].join('|'),
    subjectId: card.subject_id ?? (note_id === null ? null : (notes.subject.get(note_id) ?? null)),
    topicId: card.topic_id ?? (note_id === null ? null : (notes.topic.get(note_id) ?? null)),
    noteId: note_id,
    groupId: card.group_id,
    engine: card.engine,
    flag,
    suspended,
    buriedUntil: card.buried_until,
    tags,
    picture: pictures[0]?.fileId ?? null,
    hasSound: (front_media?.sound ?? back_media?.sound ?? null) !== null,
    schedule: schedule?.schedule ?? newSchedule(card.created_at)
  }
}

/** The entries of these cards; deleted ones are left out. */
export async function readEntries(ids: readonly string[]): Promise<CardEntry[]> {
  const { db } = workspace()
  const [notes, cards, schedules] = await Promise.all([
    readNotes(db),
    db.cards.bulkGet([...ids]),
    db.schedules.bulkGet([...ids])
  ])
  return cards.flatMap((card, index) => (isLiving(card) ? [entryOf(card, schedules[index], notes)] : []))
}

/** The cards of a step and their schedules, by a range of keys each. */
function readStep(db: Database, ids: readonly string[], at: number): Promise<[Row<'cards'>[], ScheduleRow[]]> {
  const [first, last] = [ids[at], ids[Math.min(at + AT_ONCE, ids.length) - 1]]
  if (first === undefined || last === undefined) return Promise.resolve([[], []])
  return Promise.all([
    db.cards.where('id').between(first, last, true, true).toArray(),
    db.schedules.where('card_id').between(first, last, true, true).toArray()
  ])
}

/** Every card there is, in steps, oldest first. `tell` hears how many were read; an aborted reading gives null. */
export async function readAllEntries(
  tell: (read: number) => void,
  signal: AbortSignal
): Promise<Map<string, CardEntry> | null> {
  const { db } = workspace()
  const [notes, ids] = await Promise.all([readNotes(db), db.cards.toCollection().primaryKeys()])
  const entries = new Map<string, CardEntry>()
  const rest = givingWay()
  const read = (at: number) => readStep(db, ids, at)
  let next = read(0)
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const [cards, rows] = await next
    if (signal.aborted) return null
    // The disk is at the next step while this one is taken in.
    next = read(at + AT_ONCE)
    next.catch(() => undefined)
    const schedules = new Map(rows.map(row => [row.card_id, row]))
    for (const card of cards) if (isLiving(card)) entries.set(card.id, entryOf(card, schedules.get(card.id), notes))
    tell(entries.size)
    await rest()
  }
  return entries
}
