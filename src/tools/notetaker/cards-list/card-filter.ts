import type { CardEntry } from '#data/read/cards/card-index.ts'
import { MANUAL } from '#domain/cards/card-origin.ts'
import { isLeech } from '#domain/cards/leech.ts'
import { someBeginWithTypo, wordsIn } from '#lib/values/one-typo.ts'

export const MARKS = ['due', 'week', 'new', 'leech', 'flagged', 'suspended', 'double', 'engine'] as const
export type Mark = (typeof MARKS)[number]

/** Which cards are listed: it stands in the address, so that a link can name it. */
export interface CardFilter {
  /** Words that must all be found. */
  readonly text: string
  readonly subject: string | null
  readonly topic: string | null
  /** All of them must hold. */
  readonly marks: readonly Mark[]
}

export const ALL: CardFilter = { text: '', subject: null, topic: null, marks: [] }

/** Reads `all`, or `subject:ID topic:ID is:due is:leech words`. What it does not know is searched as words. */
export function readFilter(written: string | undefined): CardFilter {
  if (written === undefined || written === 'all') return ALL
  let [subject, topic]: [string | null, string | null] = [null, null]
  const marks: Mark[] = []
  const words: string[] = []
  for (const part of written.split(' ')) {
    const [, key = '', value = ''] = /^(subject|topic|is):(.+)$/.exec(part) ?? []
    const mark = key === 'is' ? MARKS.find(known => known === value) : undefined
    if (key === 'subject') subject = value
    else if (key === 'topic') topic = value
    else if (mark) marks.push(mark)
    else words.push(part)
  }
  return { text: words.join(' '), subject, topic, marks: MARKS.filter(mark => marks.includes(mark)) }
}

export function writeFilter({ text, subject, topic, marks }: CardFilter): string {
  const parts = [
    ...(subject === null ? [] : [`subject:${subject}`]),
    ...(topic === null ? [] : [`topic:${topic}`]),
    ...marks.map(mark => `is:${mark}`),
    ...(text === '' ? [] : [text])
  ]
  return parts.length === 0 ? 'all' : parts.join(' ')
}

export interface FilterWorld {
  /** The instants at which today and the next seven days end. */
  readonly dayEnds: string
  readonly weekEnds: string
  /** Questions that more than one card has. */
  readonly doubles: ReadonlySet<string>
}

const HOLDS: Readonly<Record<Mark, (entry: CardEntry, world: FilterWorld) => boolean>> = {
  due: (entry, { dayEnds }) => isAsked(entry) && entry.schedule.due < dayEnds,
  week: (entry, { weekEnds }) => isAsked(entry) && entry.schedule.due < weekEnds,
  new: ({ schedule }) => schedule.state === 'new',
  leech: ({ schedule }) => isLeech(schedule),
  flagged: ({ flag }) => flag > 0,
  suspended: ({ suspended }) => suspended,
  double: ({ same }, { doubles }) => doubles.has(same),
  engine: ({ engine }) => engine !== MANUAL
}

/** Answered before, and not put aside. */
function isAsked({ suspended, schedule }: CardEntry): boolean {
  return !suspended && schedule.state !== 'new'
}

export interface Matching {
  /** Where no card holds every word as it was typed: as the search of notes does. */
  readonly forgivesSlip: boolean
}

function holds(text: string, words: readonly string[], { forgivesSlip }: Matching): boolean {
  const missing = words.filter(word => !text.includes(word))
  if (missing.length === 0 || !forgivesSlip) return missing.length === 0
  const known = wordsIn(text)
  return missing.every(word => someBeginWithTypo(known, word))
}

/** Whether a card is in the list; made once for a whole pass. */
export function matcher(
  filter: CardFilter,
  world: FilterWorld,
  how: Matching = { forgivesSlip: false }
): (entry: CardEntry) => boolean {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean)
  return entry =>
    (filter.subject === null || entry.subjectId === filter.subject) &&
    (filter.topic === null || entry.topicId === filter.topic) &&
    filter.marks.every(mark => HOLDS[mark](entry, world)) &&
    holds(entry.text, words, how)
}

/** Questions that stand on more than one card; the two directions of a pair differ in their questions. */
export function doublesOf(entries: Iterable<CardEntry>): Set<string> {
  const [seen, doubles] = [new Set<string>(), new Set<string>()]
  for (const { same } of entries) {
    if (seen.has(same)) doubles.add(same)
    seen.add(same)
  }
  return doubles
}
