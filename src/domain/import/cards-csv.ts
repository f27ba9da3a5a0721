import type { TwoSided } from '#domain/cards/card-sides.ts'
import { KIND_WORDS } from '#domain/import/table.ts'
import { csvOf } from '#lib/values/csv.ts'

export interface CsvCard extends TwoSided {
  readonly groupId: string
  readonly tags: readonly string[]
  readonly wrong: readonly string[]
  /** Subject and topic, outermost first. */
  readonly place: readonly string[]
}

const HEAD = ['Front', 'Back', 'Kind', 'Wrong answers', 'Deck', 'Tags']

type Stored = Omit<CsvCard, 'wrong' | 'place'> & {
  readonly choices: { readonly wrong: readonly string[] } | null
  readonly subjectId: string | null
  readonly topicId: string | null
}

/** Cards as they are stored, with the names of their subject and topic. */
export function csvCards(cards: readonly Stored[], nameOf: ReadonlyMap<string, string>): CsvCard[] {
  return cards.map(({ choices, subjectId, topicId, ...card }) => {
    const place = [subjectId, topicId].flatMap(id => (id === null ? [] : (nameOf.get(id) ?? [])))
    return { ...card, wrong: choices?.wrong ?? [], place }
  })
}

/** A comma tells one tag of two words from two tags. */
const tagsCell = (tags: readonly string[]): string => (tags.length === 1 ? `${tags[0] ?? ''},` : tags.join(', '))

/** Cards as a table that another program, or this one, reads again: pairs and gaps of one idea are one line. */
export function cardsCsv(cards: readonly CsvCard[]): string {
  const written = new Set<string>()
  const lines = cards
    .toSorted((a, b) => a.ordinal - b.ordinal)
    .flatMap(card => {
      const { kind, front, back, groupId, place, tags, wrong } = card
      const isOfMany = kind === 'cloze' || kind === 'reversed'
      if (isOfMany && written.has(groupId)) return []
      written.add(groupId)
      const words = kind === 'reversed' || kind === 'type' || kind === 'choice' ? KIND_WORDS[kind] : ''
      return [[front, back, words, wrong.join('\n'), place.join('::'), tagsCell(tags)]]
    })
  return csvOf([HEAD, ...lines])
}
