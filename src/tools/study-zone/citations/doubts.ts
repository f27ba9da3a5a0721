import { FIELDS, type Source } from '#tools/study-zone/citations/source.ts'

/** What is printed as it was typed, and may be meant in another way: said, and left to the student. */
export type CiteDoubt = 'person' | 'date' | 'noDate' | 'url'

/** Two or three words with a capital each and no comma: a person, or an organisation such as World Bank. */
const PERSON = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,2}$/u

function isNoDay(text: string): boolean {
  if (!/^\d{4}-\d{1,2}(?:-\d{1,2})?$/.test(text)) return false
  const [year = 0, month = 0, day = 1] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day
}

/** A year, a century, or a word that handbooks print in the place of a year. */
const DATED =
  /\d{3}|\d\s*(?:BCE?|CE|AD)\b|\bAD\s*\d|\d(?:st|nd|rd|th) c|^(?:n\.\s?d\.?|no date|in press|forthcoming)$/iu

const isNoDate = (text: string): boolean => text !== '' && !DATED.test(text)

export function doubtsOf(source: Source): readonly CiteDoubt[] {
  const asked = FIELDS[source.kind]
  const lines = `${source.authors ?? ''}\n${source.editors ?? ''}`.split('\n').map(line => line.trim())
  const url = asked.includes('url') ? (source.url ?? '').trim() : ''
  const dates = [source.date, source.accessed].map(text => (text ?? '').trim())
  return [
    ...(lines.some(line => PERSON.test(line)) ? ['person' as const] : []),
    ...(dates.some(isNoDay) ? ['date' as const] : []),
    ...(dates.some(isNoDate) ? ['noDate' as const] : []),
    ...(url !== '' && !/^(?:https?:\/\/)?[^\s/]+\.[^\s]+$/.test(url) ? ['url' as const] : [])
  ]
}
