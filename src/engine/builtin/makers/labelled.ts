import { unnumbered } from '#engine/builtin/heading.ts'
import type { Reading } from '#engine/builtin/read.ts'

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

/** Most lines of the note begin their label small, so that a capital means something. */
export function beginsSmall(reading: Reading): boolean {
  const labels = labelsOf(reading)
  return labels.filter(label => /^\p{Ll}/u.test(label)).length * 2 > labels.length
}
