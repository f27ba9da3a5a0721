import { fieldMark } from '#domain/share/field-mark.ts'
import type { SharedCard } from '#domain/share/shared.ts'
import { sharedKey } from '#lib/ids.ts'
import { canonicalJson } from '#lib/values/same-json.ts'

/** What of a card is compared and updated by itself. */
export const SHARED_FIELDS = ['front', 'back', 'asked', 'tags', 'frontMedia', 'backMedia'] as const
export type SharedField = (typeof SHARED_FIELDS)[number]

export type Marks = Readonly<Record<SharedField, string>>

type Content = Omit<SharedCard, 'key' | 'group' | 'place' | 'note'>

const MARK = 6
const SIGNS = MARK * SHARED_FIELDS.length
/** Within the 64 signs of a guid. */
const GUID = new RegExp(`^share:([0-9a-f]{20}):([\\w-]{${SIGNS}})$`)

/** A field as it is compared: the same on both sides where nothing differs for the student. */
export function fieldOf(card: Content, field: SharedField): unknown {
  if (field === 'asked') return [card.kind, card.ordinal, card.wrong ?? []]
  if (field === 'tags') return [...(card.tags ?? [])].sort()
  return card[field] ?? null
}

export function marksOf(card: Content): Marks {
  return Object.fromEntries(
    SHARED_FIELDS.map(field => [field, fieldMark(canonicalJson(fieldOf(card, field)))])
  ) as unknown as Marks
}

/** The guid of a card that came from a share: its key, and of each field whether it is still as it came. */
export function shareGuid(card: Content & { readonly key: string }): string {
  const marks = marksOf(card)
  return `share:${card.key}:${SHARED_FIELDS.map(field => marks[field]).join('')}`
}

export interface ReadGuid {
  readonly key: string
  /** What was shared before. */
  readonly marks: Marks
}

export function readGuid(guid: string | null): ReadGuid | null {
  const [, key, signs] = GUID.exec(guid ?? '') ?? []
  if (key === undefined || signs === undefined) return null
  const marks = SHARED_FIELDS.map((field, at) => [field, signs.slice(at * MARK, (at + 1) * MARK)])
  return { key, marks: Object.fromEntries(marks) as unknown as Marks }
}

/** The key that a card has in every share: of one that came from a share that one, else one made from its id. */
export const cardKey = ({ id, guid }: { readonly id: string; readonly guid: string | null }): string =>
  readGuid(guid)?.key ?? sharedKey(id)
