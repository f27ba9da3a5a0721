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

const LABELS = new WeakMap<Reading, ReadonlyMap<string, number>>()

/** How many lines of the note have this label: "Idea" below every method is a part each of them has. */
export function timesUsed(name: string, reading: Reading): number {
  let counts = LABELS.get(reading)
  if (!counts) {
    const found = new Map<string, number>()
    for (const { block } of reading.blocks) {
      const label = labelled(block.text)?.name.toLowerCase()
      if (label !== undefined) found.set(label, (found.get(label) ?? 0) + 1)
    }
    LABELS.set(reading, (counts = found))
  }
  return counts.get(name.toLowerCase()) ?? 0
}
