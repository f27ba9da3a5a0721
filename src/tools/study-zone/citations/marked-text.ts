/** Where italics begin and end, within the text of a citation; `field` takes both out of what was typed. */
const OPEN = '\uE000'
const CLOSE = '\uE001'

export interface Run {
  readonly text: string
  readonly isItalic: boolean
}

export const italic = (text: string): string => (text === '' ? '' : `${OPEN}${text}${CLOSE}`)
export const quoted = (text: string): string => (text === '' ? '' : `“${text.replaceAll(/[“”"]/g, '’')}”`)
export const plain = (text: string): string => text.replaceAll(/[\uE000\uE001]/g, '')

export function runsOf(text: string): Run[] {
  return text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter(piece => piece !== '')
    .map(piece => ({ text: plain(piece), isItalic: piece.startsWith(OPEN) }))
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

/** For the clipboard: a word processor keeps the italics. */
export function htmlOf(text: string): string {
  return runsOf(text)
    .map(run => (run.isItalic ? `<i>${escaped(run.text)}</i>` : escaped(run.text)))
    .join('')
}

/** The sign that ends `text`, seen through italics and closing quotation marks. */
function lastSign(text: string): string {
  return text.replaceAll(/[\uE001”]+$/g, '').at(-1) ?? ''
}

/** With a full stop or a comma at the end, which goes inside closing quotation marks as these styles want it. */
export function ended(text: string, sign: '.' | ','): string {
  if (text === '') return ''
  const last = lastSign(text)
  if (/[?!]/.test(last) || (sign === '.' && last === '.')) return text
  return text.endsWith('”') ? `${text.slice(0, -1)}${sign}”` : `${text}${sign}`
}

/** Sentences of an entry: each with its full stop, those that are empty left out. */
export function sentences(...parts: readonly string[]): string {
  return parts
    .filter(part => part !== '')
    .map(part => ended(part, '.'))
    .join(' ')
}

/** Parts of one sentence, with commas between. */
export function listed(...parts: readonly string[]): string {
  const full = parts.filter(part => part !== '')
  return full.map((part, index) => (index === full.length - 1 ? part : ended(part, ','))).join(' ')
}
