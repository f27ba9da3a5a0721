import { marksOf, readGuid, SHARED_FIELDS, shareGuid, type SharedField } from '#domain/share/guid.ts'
import type { SharedCard } from '#domain/share/shared.ts'

/** A card of the student in the form in which it would be shared. */
export interface OwnShared {
  readonly id: string
  readonly guid: string | null
  readonly groupId: string
  readonly subjectId: string | null
  readonly topicId: string | null
  readonly card: SharedCard
  /** Its fields as they are stored, for the way back. */
  readonly stored: Readonly<Record<string, unknown>>
}

/** A card of a share that the student has. */
export interface MetCard {
  readonly card: SharedCard
  readonly own: OwnShared
  /** Changed by the author alone: they come. */
  readonly taken: readonly SharedField[]
  /** Changed by both to something else: the student's stay unless he says otherwise. */
  readonly clashes: readonly SharedField[]
  /** Changed by the student alone. */
  readonly kept: readonly SharedField[]
  /** The author's version was met for the first time: from now on it is what was shared before. */
  readonly isNews: boolean
}

export interface ComparedCards {
  readonly fresh: readonly SharedCard[]
  /** The student deleted them; they stay away unless he says otherwise. */
  readonly deleted: readonly SharedCard[]
  readonly same: readonly MetCard[]
  readonly updated: readonly MetCard[]
  readonly clashing: readonly MetCard[]
}

/** How a card is asked and its sides belong together: a gap without its text would be none. */
const TOGETHER: readonly SharedField[] = ['front', 'back', 'asked']

/** What was shared before, what is here, what comes. Without the first, whatever differs is a clash. */
export function meetCard(card: SharedCard, own: OwnShared): MetCard {
  const before = readGuid(own.guid)?.marks
  const [mine, theirs] = [marksOf(own.card), marksOf(card)]
  const whose = (field: SharedField): 'same' | 'mine' | 'theirs' | 'both' => {
    if (mine[field] === theirs[field]) return 'same'
    if (before?.[field] === theirs[field]) return 'mine'
    return before?.[field] === mine[field] ? 'theirs' : 'both'
  }
  const whoseOf = new Map(SHARED_FIELDS.map(field => [field, whose(field)]))
  if (whoseOf.get('asked') !== 'same') {
    const all = new Set(TOGETHER.map(field => whoseOf.get(field)))
    all.delete('same')
    if (all.size > 1) for (const field of TOGETHER) if (whoseOf.get(field) !== 'same') whoseOf.set(field, 'both')
  }
  const fieldsWith = (which: string): SharedField[] => SHARED_FIELDS.filter(field => whoseOf.get(field) === which)
  const isNews = SHARED_FIELDS.some(field => before?.[field] !== theirs[field])
  return { card, own, taken: fieldsWith('theirs'), clashes: fieldsWith('both'), kept: fieldsWith('mine'), isNews }
}

/**
 * The cards of a share beside the student's. `deletedKeys`: of cards that he deleted. They count as new while no card of
 * the share is left: then it was taken back as a whole. Stops after each card.
 */
export function* comparingShared(
  cards: readonly SharedCard[],
  own: readonly OwnShared[],
  deletedKeys: ReadonlySet<string>
): Generator<undefined, ComparedCards> {
  const byKey = new Map(own.map(one => [one.card.key, one]))
  const [fresh, gone]: [SharedCard[], SharedCard[]] = [[], []]
  const [same, updated, clashing]: [MetCard[], MetCard[], MetCard[]] = [[], [], []]
  for (const card of cards) {
    const known = byKey.get(card.key)
    if (known) {
      const met = meetCard(card, known)
      ;(met.clashes.length > 0 ? clashing : met.taken.length > 0 ? updated : same).push(met)
    } else (deletedKeys.has(card.key) ? gone : fresh).push(card)
    yield
  }
  const isHere = same.length + updated.length + clashing.length > 0
  return { fresh: isHere ? fresh : [...fresh, ...gone], deleted: isHere ? gone : [], same, updated, clashing }
}

/** The guid by which the next version is compared: the author's of now, also where the student kept another. */
export function nextGuid({ card, own }: MetCard): string | null {
  const isOthers = own.guid !== null && readGuid(own.guid) === null
  return isOthers ? own.guid : shareGuid(card)
}
