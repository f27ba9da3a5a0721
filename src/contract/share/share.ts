import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { json, named, tags, text, whole } from '#contract/entities/kinds.ts'
import { SHARE_LIMITS, SHARE_VERSION, type Share, type ShareRefused } from '#domain/share/shared.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { storable } from '#lib/values/whole-text.ts'

const key = z.string().check(z.regex(/^[0-9a-f]{20}$/))
const file = z.string().check(z.regex(/^[0-9a-f]{20,64}\.[a-z0-9]{1,5}$/))
const place = z.array(named(SIZES.title)).check(z.maxLength(10))

const media = z.strictObject({
  pictures: z.array(z.strictObject({ file, alt: text(SIZES.pictureWords) })).check(z.maxLength(SIZES.picturesOfSide)),
  sound: z.nullable(z.strictObject({ file, name: text(200) }))
})

const card = z.strictObject({
  key,
  group: key,
  kind: z.enum(['basic', 'reversed', 'cloze', 'type', 'choice']),
  front: named(SIZES.cardSide),
  back: text(SIZES.cardSide),
  ordinal: whole(0, 20),
  wrong: z.optional(z.array(named(500)).check(z.minLength(1), z.maxLength(9))),
  tags: z.optional(tags),
  place: z.optional(place),
  frontMedia: z.optional(media),
  backMedia: z.optional(media),
  note: z.optional(key)
})

const note = z.strictObject({
  key,
  title: text(SIZES.title),
  tags: z.optional(tags),
  place: z.optional(place),
  doc: json
})

/** docs/export.md says what it is. Nothing that is not named here is let in. */
export const share = z.strictObject({
  cramless: z.literal('share'),
  version: whole(1, 10_000),
  id: key,
  kind: z.enum(['deck', 'note']),
  title: text(SIZES.title),
  cards: z.array(card).check(z.maxLength(SHARE_LIMITS.cards)),
  notes: z.array(note).check(z.maxLength(SHARE_LIMITS.notes))
})

export type ReadShare =
  { readonly kind: 'share'; readonly share: Share } | { readonly kind: 'refused'; readonly why: ShareRefused }

const refused = (why: ShareRefused): ReadShare => ({ kind: 'refused', why })

/** No step calls itself: a hostile nesting must not end the reader. */
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > SHARE_LIMITS.depth) return true
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

type Issue = z.core.$ZodIssue

const isStrange = ({ code }: Issue): boolean => code === 'unrecognized_keys'
/** A text is counted by a check of our own, which says it in its message. */
const isTooMuch = ({ code, message }: Issue): boolean => code === 'too_big' || message === 'too_big'

/** The text of a share, checked; whatever is not one is refused whole. */
export function readShare(words: string): ReadShare {
  let value: unknown
  try {
    value = JSON.parse(words.replace(/^\uFEFF/, ''))
  } catch {
    return refused('broken')
  }
  if (!isRecord(value) || value['cramless'] !== 'share') return refused('broken')
  if (typeof value['version'] === 'number' && value['version'] > SHARE_VERSION) return refused('newer')
  if (isDeep(value)) return refused('broken')
  const read = share.safeParse(storable(value))
  if (!read.success) {
    const { issues } = read.error
    return refused(issues.some(isStrange) ? 'strange' : issues.some(isTooMuch) ? 'too-large' : 'broken')
  }
  const { cards, notes } = read.data
  if (cards.length + notes.length === 0) return refused('nothing')
  const keys = [...cards, ...notes].map(one => one.key)
  return new Set(keys).size < keys.length ? refused('broken') : { kind: 'share', share: read.data }
}
