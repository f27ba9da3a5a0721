import { isSpecific } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import { unnumbered } from '#engine/builtin/heading.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { wordCount } from '#engine/text/words.ts'

/** "term: rest", "term – rest", "term = rest", "term → rest". */
export const LINE = /^([^:=\n]{2,70}?)\s*(?::|\s[–—-]|\s(?:=|→|->))\s+(\S[\s\S]*)$/u

export interface Labelled {
  /** What the line calls itself, without number and quotation marks. */
  readonly name: string
  /** What stands in brackets behind the name and is no second name of it: "(Rotter, 1966)". */
  readonly aside: string
  readonly sign: string
  readonly rest: string
}

const ASIDE = /^(.{2,}?)\s+(\([^()]*\))$/u

/** A line split into its label and what is said of it. */
export function labelled(text: string): Labelled | undefined {
  const line = text.trim()
  const [, raw = '', rest = ''] = LINE.exec(line) ?? []
  const label = unnumbered(raw.trim()).replace(/^[“"']|[”"']$/g, '')
  if (label === '' || rest === '') return undefined
  const sign = line.slice(raw.length, line.length - rest.length).trim()
  const [, name = '', aside = ''] = ASIDE.exec(label) ?? []
  // "Dawes Plan 1924": the year stays in sight.
  const [, event = '', year = ''] = /^(\p{Lu}.{2,}?)\s+(\d{4}(?:[–-]\d{2,4})?)$/u.exec(label) ?? []
  const isWhole = year !== '' && !/\.\s|\b(?:in|of|on|by|from|since|until|to|c)$/u.test(event)
  if (isWhole) return { name: event, aside: `(${year})`, sign, rest }
  const isSource = /\d{4}|^\(\p{Lu}\p{Ll}+(?:[ ,&].*)?\)$/u.test(aside)
  return isSource ? { name, aside, sign, rest } : { name: label, aside: '', sign, rest }
}

/** How learned words end, and names seldom. */
export const LEARNED =
  /(?:tion|sion|ment|ness|ity|ism|sis|ing|ance|ence|ure|er|or|al|ics?|us|um|ium|ine|[dlnprt]ase|ose|gen|ide|ene|ane|ate|logy|acy|phy|omy|ncy|oid|gram|phyll|phase|ed|[^s]s)$/

const LABELS = new WeakMap<Reading, readonly string[]>()
const COUNTS = new WeakMap<Reading, ReadonlyMap<string, number>>()

/** What the lines of a note call themselves, read once. */
function labelsOf(reading: Reading): readonly string[] {
  const known = LABELS.get(reading)
  if (known) return known
  const labels = reading.blocks.flatMap(({ block }) => labelled(block.text)?.name ?? [])
  LABELS.set(reading, labels)
  return labels
}

/** How many lines of the note have this label: "Idea" below every method is a part each of them has. */
export function timesUsed(name: string, reading: Reading): number {
  let counts = COUNTS.get(reading)
  if (!counts) {
    const found = new Map<string, number>()
    for (const label of labelsOf(reading)) found.set(label.toLowerCase(), (found.get(label.toLowerCase()) ?? 0) + 1)
    COUNTS.set(reading, (counts = found))
  }
  return counts.get(name.toLowerCase()) ?? 0
}

/** So many lines of the note begin their label small that a capital means something. */
export function beginsSmall(reading: Reading, share = 0.5): boolean {
  const labels = labelsOf(reading)
  return labels.filter(label => /^\p{Ll}/u.test(label)).length > labels.length * share
}

/** "Shabbat" beside "kosher" and "bimah": a rare word with a capital that the writer does not give to all. */
export const isNameByCapital = (term: string, reading: Reading): boolean => {
  return (
    /^\p{Lu}\p{Ll}{3,}$/u.test(term) &&
    !LEARNED.test(term) &&
    isSpecific(stemOf(term.toLowerCase())) &&
    beginsSmall(reading, 0.25) &&
    !reading.text.includes(term.toLowerCase())
  )
}

/** Notes go on in small letters: "molecule unfolds. caused by heat". What follows an arrow is what comes of it. */
export const firstIdea = (meaning: string): string => {
  const sentence =
    /^(.{8,}?(?<!\b(?:e\.g|i\.e|eg|ie|etc|cf|c|v|vs|approx|no|nos|st|dr|mr|mrs|ms|p|pp|ch|fig|esp|incl|res|op|prod|pop|temp|govt?|dept|gen|max|min|cap|orig|poss|prob|diff|ref|avg|est|inc|ltd|co|info|mkt|org|\p{L})))\.\s+\S/iu.exec(
      meaning
    )?.[1] ?? meaning
  const [cause = '', result] = sentence.split(/\s(?:→|->)\s/)
  return result !== undefined && wordCount(cause) >= 5 ? cause : sentence
}
