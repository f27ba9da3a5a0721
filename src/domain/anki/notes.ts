import { ankiPlace } from '#domain/anki/key.ts'
import { clozeHtml, mediaHtml, textHtml, withMedia, wordsHtml } from '#domain/anki/html.ts'
import type { OutTypeName } from '#domain/anki/note-types.ts'
import { readOcclusion, writeOcclusion } from '#domain/cards/occlusion.ts'
import type { FileNames, OutCard } from '#domain/anki/out-card.ts'

export interface OutNote {
  readonly guid: string
  readonly type: OutTypeName
  readonly fields: readonly string[]
  readonly tags: readonly string[]
  /** By the number that each has in its note. */
  readonly cards: ReadonlyMap<number, OutCard>
}

/** Tags of Anki are parted by spaces. */
const ankiTag = (tag: string): string => tag.trim().replaceAll(/[\s\u3000]+/g, '_')

const sides = ({ kind, ordinal, front, back, frontMedia, backMedia }: OutCard): string[] => {
  const both = [JSON.stringify([front, frontMedia]), JSON.stringify([back, backMedia])]
  return kind === 'reversed' && ordinal > 0 ? both.reverse() : both
}

/** Cards of one idea are one note as long as they say the same. */
function ideaOf(card: OutCard): string {
  const { id, groupId, kind, front } = card
  if (kind === 'reversed' || (kind === 'cloze' && clozeHtml(front) !== null))
    return JSON.stringify([groupId, kind, ...sides(card)])
  return id
}

/** Options stand in the order of the alphabet: their order must not give the answer away. */
function options(right: string, wrong: readonly string[]): string {
  const all = [right, ...wrong].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return `<ul>${all.map(option => `<li>${textHtml(option)}</li>`).join('')}</ul>`
}

function contentOf(card: OutCard, names: FileNames): { readonly type: OutTypeName; readonly fields: string[] } {
  const { kind, front, back, choices, frontMedia, backMedia } = card
  const [shown, told] = [withMedia(textHtml(front), frontMedia, names), withMedia(textHtml(back), backMedia, names)]
  const hidden = kind === 'cloze' ? readOcclusion(front) : null
  const [picture, ...pictures] = frontMedia?.pictures ?? []
  if (hidden && picture) {
    const marks = wordsHtml(writeOcclusion({ ...hidden, words: '' })).replaceAll('{<!-- -->{', '{{')
    const rest = { pictures, sound: frontMedia?.sound ?? null }
    const image = mediaHtml({ pictures: [picture], sound: null }, names)
    return { type: 'occlusion', fields: [marks, image, withMedia(textHtml(hidden.words), rest, names), told, ''] }
  }
  const text = kind === 'cloze' ? clozeHtml(front) : null
  if (text !== null) return { type: 'cloze', fields: [withMedia(text, frontMedia, names), told] }
  if (kind === 'reversed') return { type: kind, fields: card.ordinal > 0 ? [told, shown] : [shown, told] }
  // What is typed is compared sign by sign: no formula is made of it.
  if (kind === 'type') return { type: kind, fields: [shown, wordsHtml(back), mediaHtml(backMedia, names)] }
  if (kind === 'choice' && choices)
    return {
      type: kind,
      fields: [
        shown,
        options(back, choices.wrong),
        told,
        choices.wrong.map(option => `<div>${textHtml(option)}</div>`).join('')
      ]
    }
  return { type: 'basic', fields: [shown, told] }
}

/** The notes of Anki that these cards are, in the order in which the cards were made. */
export function ankiNotes(cards: readonly OutCard[], names: FileNames): OutNote[] {
  const ideas = new Map<string, Map<number, OutCard>>()
  const inOrder = cards.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
  for (const card of inOrder) {
    const { number } = ankiPlace(card)
    const own = ideas.get(ideaOf(card))
    if (own && !own.has(number)) own.set(number, card)
    else ideas.set(own ? card.id : ideaOf(card), new Map([[number, card]]))
  }
  const taken = new Set<string>()
  return [...ideas.values()].flatMap(own => {
    const [first] = own.values()
    if (!first) return []
    const { guid: wished } = ankiPlace(first)
    const guid = taken.has(wished) ? first.id.replaceAll('-', '') : wished
    taken.add(guid)
    const tags = [...new Set([...own.values()].flatMap(card => card.tags.map(ankiTag)))]
    return [{ guid, tags, cards: own, ...contentOf(first, names) }]
  })
}
