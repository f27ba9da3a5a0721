import * as z from 'zod/mini'
import { BOARDS } from '#config/boards.ts'
import { SIZES } from '#config/sizes.ts'

/** A calendar date without a time: 2027-05-12. */
const plainDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** An instant, ISO 8601 with zone. */
const instant = z.string().check(z.minLength(20), z.maxLength(40))
const text = (max: number) => z.string().check(z.maxLength(max))
const json = z.record(z.string(), z.unknown())

/** Where a card came from: survives edits of the note (block id) and notices them (hash of the block's text). */
export const cardSource = z.strictObject({
  blockId: text(64),
  textHash: text(64),
  /** The sentence as it stands in the note, word for word. */
  quote: text(SIZES.cardSide),
  /** Offsets of the quote in the block's plain text, in UTF-16 units. */
  start: z.number(),
  end: z.number()
})

export const subject = z.strictObject({
  name: text(SIZES.subjectName).check(z.minLength(1)),
  board: z.nullable(z.enum(BOARDS)),
  level: z.nullable(text(40)),
  examOn: z.nullable(plainDate),
  position: z.number()
})

export const note = z.strictObject({
  subjectId: z.nullable(z.uuid()),
  title: text(SIZES.title),
  /** ProseMirror JSON; every block has a stable `attrs.id`. */
  doc: json,
  /** The plain text of `doc`, for lists and search. */
  plain: text(SIZES.noteText)
})

export const card = z.strictObject({
  subjectId: z.nullable(z.uuid()),
  noteId: z.nullable(z.uuid()),
  /** Cards made from one idea (a reversed pair, the clozes of one text) are siblings and share this id. */
  groupId: z.uuid(),
  kind: z.enum(['basic', 'reversed', 'cloze']),
  /** For a cloze: the whole text with {{c1::answer::hint}} marks; `ordinal` says which mark this card hides. */
  front: text(SIZES.cardSide).check(z.minLength(1)),
  back: text(SIZES.cardSide),
  ordinal: z.number().check(z.gte(0), z.lte(20)),
  source: z.nullable(cardSource),
  /** `manual`, or the engine that suggested it. */
  engine: text(40),
  suspended: z.boolean(),
  /** Hidden until this study day begins. */
  buriedUntil: z.nullable(plainDate)
})

/** One answer to one card. Append-only: an undone review gets `deletedAt`, nothing else ever changes. */
export const review = z.strictObject({
  cardId: z.uuid(),
  grade: z.literal([1, 2, 3, 4]),
  reviewedAt: instant,
  durationMs: z.number().check(z.gte(0), z.lte(3_600_000))
})

/** One row a student; its id is the student's id. */
export const preferences = z.strictObject({
  board: z.nullable(z.enum(BOARDS)),
  level: z.nullable(text(40)),
  minutesPerDay: z.number().check(z.gte(SIZES.minutesPerDay.min), z.lte(SIZES.minutesPerDay.max)),
  /** IANA time zone in which the student's day is counted. */
  timeZone: text(64),
  /** Hour at which a study day begins. */
  dayStartsAt: z.number().check(z.gte(0), z.lte(12)),
  newPerDay: z.number().check(z.gte(0), z.lte(999)),
  reviewsPerDay: z.number().check(z.gte(0), z.lte(9999)),
  desiredRetention: z.number().check(z.gte(0.7), z.lte(0.97)),
  /** FSRS-6 weights, 21 numbers, or null for the published defaults. */
  fsrsWeights: z.nullable(z.array(z.number()).check(z.length(21)))
})

/** The index of a student's files; the bytes lie in storage under `<user id>/<file id>`. */
export const file = z.strictObject({
  noteId: z.nullable(z.uuid()),
  name: text(200),
  mime: text(100),
  size: z.number().check(z.gte(0), z.lte(SIZES.fileBytes)),
  sha256: text(64)
})

/** How two versions of a row meet: by block with a base revision, field by field, or never (append-only). */
export type SyncMode = 'strict' | 'fields' | 'append'

export const entities = {
  subjects: { schema: subject, mode: 'fields' },
  notes: { schema: note, mode: 'strict' },
  cards: { schema: card, mode: 'fields' },
  reviews: { schema: review, mode: 'append' },
  preferences: { schema: preferences, mode: 'fields' },
  files: { schema: file, mode: 'fields' }
} as const satisfies Record<string, { schema: z.ZodMiniObject; mode: SyncMode }>

export type EntityName = keyof typeof entities
/** Push parents before children, so that a foreign key always finds its row. */
export const ENTITY_ORDER = [
  'preferences',
  'subjects',
  'notes',
  'files',
  'cards',
  'reviews'
] as const satisfies readonly EntityName[]

export interface Base {
  readonly id: string
  /** The server's revision, 0 while this device alone knows the row. */
  readonly rev: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly deletedAt: string | null
}

export type Fields<Name extends EntityName> = z.infer<(typeof entities)[Name]['schema']>
export type Entity<Name extends EntityName> = Base & Fields<Name>

export type Subject = Entity<'subjects'>
export type Note = Entity<'notes'>
export type Card = Entity<'cards'>
export type Review = Entity<'reviews'>
export type Preferences = Entity<'preferences'>
export type FileEntry = Entity<'files'>
export type CardSource = z.infer<typeof cardSource>
