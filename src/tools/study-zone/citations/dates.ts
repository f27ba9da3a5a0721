/** MLA 9 shortens months of more than four letters. */
const SHORT = ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.']
const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December'
]

export interface SourceDate {
  readonly year: string
  readonly month: number | null
  readonly day: number | null
}

/** "2021", "2021-03" and "2021-03-04"; anything else ("c. 1600", "Spring 2020") is a year as it was typed. */
export function dateOf(text: string): SourceDate | null {
  if (text === '') return null
  const [, year = '', month, day] = /^(\d{1,4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text) ?? []
  if (year === '') return { year: text, month: null, day: null }
  const isMonth = month !== undefined && Number(month) >= 1 && Number(month) <= 12
  if (month !== undefined && !isMonth) return { year: text, month: null, day: null }
  const isDay = day !== undefined && Number(day) >= 1 && Number(day) <= 31
  return { year, month: isMonth ? Number(month) : null, day: isDay ? Number(day) : null }
}

const joined = (...parts: readonly (string | number | null | undefined)[]): string =>
  parts.filter(part => part !== null && part !== undefined && part !== '').join(' ')

/** 4 Mar. 2021 */
export function mlaDate(text: string): string {
  const date = dateOf(text)
  return date ? joined(date.day, date.month === null ? null : SHORT[date.month - 1], date.year) : ''
}

/** March 4, 2021 */
export function chicagoDate(text: string): string {
  const date = dateOf(text)
  if (!date) return ''
  const month = date.month === null ? '' : (LONG[date.month - 1] ?? '')
  return date.day === null ? joined(month, date.year) : `${month} ${date.day}, ${date.year}`
}

/** 2021, March 4 */
export function apaDate(text: string, isWhole: boolean): string {
  const date = dateOf(text)
  if (!date) return 'n.d.'
  if (!isWhole || date.month === null) return date.year
  return `${date.year}, ${joined(LONG[date.month - 1], date.day)}`
}

const EN_DASH = '–'

/** 249–255; MLA keeps two digits of the second number: 249–55, 1095–102. */
export function pageRange(text: string, style: 'mla' | 'full'): string {
  return text.replaceAll(/(\d+)\s*(?:-+|–|—)\s*(\d+)/g, (_, from: string, to: string) => {
    const whole = to.length < from.length ? from.slice(0, from.length - to.length) + to : to
    if (style === 'full' || whole.length !== from.length || whole.length < 3) return `${from}${EN_DASH}${whole}`
    let same = 0
    while (same < whole.length - 2 && whole[same] === from[same]) same += 1
    return `${from}${EN_DASH}${whole.slice(same)}`
  })
}

export const isOnePage = (pages: string): boolean => /^[\w.]+$/.test(pages)

/** "4" to "4th ed.", "2nd" and "revised" as they are. */
export function editionOf(text: string): string {
  if (text === '') return ''
  if (!/^\d+$/.test(text)) return /\bed(?:\.|ition)?$/i.test(text) ? text : `${text} ed.`
  const tens = Number(text) % 100
  const ones = tens > 10 && tens < 14 ? 0 : tens % 10
  return `${text}${['th', 'st', 'nd', 'rd'][ones] ?? 'th'} ed.`
}

/** The DOI as an address, whichever way it was typed; else the address. */
export function linkOf(doi: string, url: string): string {
  const bare = doi.replace(/^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)/i, '')
  return bare === '' ? url : `https://doi.org/${bare}`
}
