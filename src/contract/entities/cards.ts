import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { between, instant, named, plainDate, tags, text, versioned, whole } from '#contract/entities/kinds.ts'

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

/** The wrong options of a card of kind `choice`; the right one is its back. */
export const cardChoices = versioned(
  { wrong: z.array(named(500)).check(z.minLength(1), z.maxLength(9)) },
  SIZES.json.small
)

const cardPicture = z.strictObject({
  fileId: z.uuid(),
  /** What is seen, for those who cannot see it. */
  alt: text(SIZES.pictureWords),
  /** As stored, so that the page does not jump; null where it is not known. */
  width: z.nullable(whole(1, 20_000)),
  height: z.nullable(whole(1, 20_000))
})

/** What one side shows and plays besides its words. The files are in `files`; a note may show the same ones. */
export const cardMedia = versioned(
  {
    pictures: z.array(cardPicture).check(z.maxLength(SIZES.picturesOfSide)),
    sound: z.nullable(z.strictObject({ fileId: z.uuid(), name: text(200) }))
  },
  SIZES.json.small
)

export const card = z.strictObject({
  subjectId: z.nullable(z.uuid()),
  noteId: z.nullable(z.uuid()),
  /** Cards made from one idea (a reversed pair, the clozes of one text) are siblings and share this id. */
  groupId: z.uuid(),
  /** `type`: the back is typed and compared. `choice`: one of several. */
  kind: z.enum(['basic', 'reversed', 'cloze', 'type', 'choice']),
  /** For a cloze: the whole text with {{c1::answer::hint}} marks; `ordinal` says which mark this card hides. */
  front: named(SIZES.cardSide),
  back: text(SIZES.cardSide),
  ordinal: between(0, 20),
  source: z.nullable(cardSource),
  /** `manual`, or the engine that suggested it. */
  engine: text(40),
  suspended: z.boolean(),
  /** Hidden until this study day begins. */
  buriedUntil: z.nullable(plainDate),
  /** Null means the note's topic. */
  topicId: z.nullable(z.uuid()),
  choices: z.nullable(cardChoices),
  /** 0 none, 1 to 7 a colour. */
  flag: whole(0, 7),
  tags,
  /** The id of another program's note, so that a second import finds its card. */
  guid: z.nullable(text(64)),
  /** The lost mark this card was made for. */
  lossId: z.nullable(z.uuid()),
  frontMedia: z.nullable(cardMedia),
  backMedia: z.nullable(cardMedia)
})

/** One answer to one card. Append-only: an undone review gets `deletedAt`, nothing else ever changes. */
export const review = z.strictObject({
  cardId: z.uuid(),
  grade: z.literal([1, 2, 3, 4]),
  reviewedAt: instant,
  durationMs: between(0, 3_600_000)
})
