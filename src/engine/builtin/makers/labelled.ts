import { unnumbered } from '#engine/builtin/heading.ts'
import { wordCount } from '#engine/text/words.ts'

/** "term: rest", "term – rest", "term = rest", "term → rest". */
export const LINE = /^([^:=\n]{2,70}?)\s*(?::|\s(?:[–—]|-{1,3})|\s(?:=|→|->))\s+(\S[\s\S]*)$/u

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

/** Notes go on in small letters: "molecule unfolds. caused by heat". What follows an arrow is what comes of it. */
export const firstIdea = (meaning: string): string => {
  const sentence =
    /^(.{8,}?(?<!\b(?:e\.g|i\.e|eg|ie|etc|cf|c|v|vs|approx|no|nos|st|dr|mr|mrs|ms|p|pp|ch|fig|esp|incl|res|op|prod|pop|temp|govt?|dept|gen|max|min|cap|orig|poss|prob|diff|ref|avg|est|inc|ltd|co|info|mkt|org|\p{L})))\.\s+\S/iu.exec(
      meaning
    )?.[1] ?? meaning
  const [cause = '', result] = sentence.split(/\s(?:→|->)\s/)
  return result !== undefined && wordCount(cause) >= 5 ? cause : sentence
}
