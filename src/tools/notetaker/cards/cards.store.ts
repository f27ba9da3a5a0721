import { computed, type ReadableAtom } from 'nanostores'
import { type CardWithSchedule, liveCards } from '#data/read/cards/cards.ts'
import { cardGroup } from '#data/read/cards/review-facts.ts'
import { liveNote } from '#data/write/notes/notes.ts'
import { $preferences } from '#data/write/preferences.ts'
import { save, saveAll, saveUndoable } from '#data/write/write.ts'
import { planEdit, type CardEdit } from '#domain/cards/card-edit.ts'
import { mergeText } from '#domain/cards/card-merge.ts'
import { figuresIn } from '#domain/notes/note-figures.ts'
import { studyDay } from '#domain/study-day.ts'
import { sourceFromNote } from '#engine/source.ts'
import { newId } from '#lib/ids.ts'
import { type Remote, isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'
import { cardsOf, draftOf, sidesOf, type CardDraft } from '#tools/shared/cards/card-draft.ts'
import { FRESH, type CardPlace } from '#tools/shared/cards/write-cards.ts'
import { type Drift, driftOf, reanchor } from '#tools/notetaker/cards/drift.ts'

export interface CardRow {
  readonly card: CardWithSchedule
  readonly drift: Drift
  /** The heading under which its sentence stands; empty above the first. */
  readonly heading: string
}

/** The cards of a note in the order of its text, each with what became of the place it was made from. */
export function noteCards(noteId: string): ReadableAtom<Remote<readonly CardRow[]>> {
  return computed([liveCards({ noteId }), liveNote(noteId)], (cards, note): Remote<readonly CardRow[]> => {
    if (!isReady(cards)) return cards
    if (cards.value.length === 0) return { state: 'ready', value: [] }
    const doc = isReady(note) ? note.value : null
    const places = doc && [...sourceFromNote(doc).blocks, ...figuresIn(doc.doc)]
    const blocks = places && new Map(places.map(place => [place.id, place.text]))
    const { order, headings } = placesOf(places ?? [])
    const rows = cards.value.map(card => {
      const heading = headings.get(card.source?.blockId ?? '') ?? ''
      return { card, drift: driftOf(card.source, blocks), heading }
    })
    const at = ({ card: { source } }: CardRow): readonly [number, number] => [
      order.get(source?.blockId ?? '') ?? Infinity,
      source?.start ?? 0
    ]
    return { state: 'ready', value: rows.toSorted((a, b) => inText(at(a), at(b)) || (a.card.id < b.card.id ? -1 : 1)) }
  })
}

function inText([block, start]: readonly [number, number], [other, start2]: readonly [number, number]): number {
  return block === other ? start - start2 : block < other ? -1 : 1
}

/** Where each block stands, and under which heading. */
function placesOf(blocks: readonly { readonly id: string; readonly text: string; readonly kind?: string }[]) {
  const [order, headings] = [new Map<string, number>(), new Map<string, string>()]
  let heading = ''
  for (const [index, { id, text, kind }] of blocks.entries()) {
    if (kind === 'heading') heading = text
    order.set(id, index)
    headings.set(id, heading)
  }
  return { order, headings }
}

/** Where new cards of a note belong. */
export function notePlace(noteId: string): ReadableAtom<CardPlace> {
  return computed(liveNote(noteId), note => ({
    noteId,
    subjectId: isReady(note) ? (note.value?.subjectId ?? null) : null
  }))
}

/** The student's study day when the list is drawn. */
export const $studyDay = computed($preferences, preferences => {
  if (!isReady(preferences)) return ''
  const { timeZone, dayStartsAt } = preferences.value
  return studyDay(new Date(), timeZone, dayStartsAt)
})

type Media = CardWithSchedule['frontMedia']

export interface CardChange extends CardEdit<Media> {
  /** The options of a choice, where they were changed. */
  readonly own: Partial<Pick<CardWithSchedule, 'choices'>>
}

/** Another tab may have changed the card since the form was opened: the disk is asked for what it is now. */
async function changeOf(
  card: CardWithSchedule,
  draft: CardDraft,
  opened: CardDraft,
  given: readonly CardWithSchedule[]
) {
  const stored = await cardGroup(card)
  const siblings = stored.length > 0 ? stored : given
  const now = siblings.find(({ id }) => id === card.id) ?? card
  const { text, both } = mergeText(sidesOf(draft), sidesOf(opened), sidesOf(draftOf(now)))
  const isRewritten = JSON.stringify(draft.wrong) !== JSON.stringify(opened.wrong)
  const choices = (isRewritten && cardsOf(draft)[0]?.choices) || null
  const own = card.kind === 'choice' && choices ? { choices } : {}
  const change: CardChange = { ...planEdit<Media>(siblings, now, text), own }
  return { change, text, both }
}

/**
 * Changes the words of a card and, with it, of its siblings; the schedules stay. `opened` is what stood in the form at
 * first: only what differs from it is written.
 */
export async function changeCard(
  given: readonly CardWithSchedule[],
  card: CardWithSchedule,
  draft: CardDraft,
  drift: Drift = { kind: 'none' },
  opened: CardDraft = draftOf(card)
): Promise<CardChange> {
  const { change, text, both } = await changeOf(card, draft, opened, given)
  const { subjectId, noteId, groupId, kind, engine, frontMedia, backMedia } = card
  const born = { ...FRESH, subjectId, noteId, groupId, kind, engine, frontMedia, backMedia }
  const source = drift.kind === 'changed' && card.source ? reanchor(card.source, drift.text) : card.source
  await saveAll([
    ...change.updates.map(({ id, ...sides }) => ({
      name: 'cards' as const,
      id,
      fields: { ...sides, source, ...change.own }
    })),
    ...change.added.map(ordinal => ({
      name: 'cards' as const,
      id: newId(),
      fields: { ...born, source, ...text, ordinal }
    })),
    ...change.removed.map(id => ({ name: 'cards' as const, id, remove: true as const }))
  ])
  if (both.length > 0) notify({ text: m.cards_form_both(), stays: true })
  return change
}

/** Cards of one idea belong to one topic; null is the note's. */
export function moveCards(siblings: readonly CardWithSchedule[], topicId: string | null): Promise<void> {
  return saveAll(siblings.map(({ id }) => ({ name: 'cards' as const, id, fields: { topicId } })))
}

async function told(run: Promise<unknown>): Promise<boolean> {
  try {
    await run
    return true
  } catch (error) {
    notify({ text: m.cards_row_failed({ reason: wordsFor(error) }), stays: true })
    return false
  }
}

export async function suspendCard(id: string): Promise<void> {
  await told(save('cards', id, { suspended: true }))
}

export async function resumeCard(id: string): Promise<void> {
  await told(save('cards', id, { suspended: false, buriedUntil: null }))
}

export async function deleteCard(id: string): Promise<void> {
  const removing = saveUndoable([{ name: 'cards', id, remove: true }])
  if (!(await told(removing))) return
  const back = await removing
  notify({
    text: m.cards_row_deleted(),
    action: { label: m.cards_row_undo(), run: () => void told(saveAll(back)) }
  })
}

/** The card is right although the note changed: it is tied to the paragraph as it stands now. */
export async function keepCard({ card, drift }: CardRow): Promise<void> {
  if (drift.kind !== 'changed' || !card.source) return
  await told(save('cards', card.id, { source: reanchor(card.source, drift.text) }))
}
