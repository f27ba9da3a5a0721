import { withoutLimit } from '#domain/marks/scheme/heads.ts'
import { totalIn, type Line } from '#domain/marks/scheme/lines.ts'

/** The lines of one part: "1(a)(ii)", or of the whole paste where it has no labels. */
export interface Piece {
  readonly label: string
  readonly lines: readonly Line[]
  /** Marks that are written for it. */
  readonly stated: number | null
}

const QUESTION = /^(?:question|q)\s*(?<no>\d{1,2})\b\s*[.:)]?\s*(?<rest>.*)$/i
const LABEL =
  /^(?:(?<no>\d{1,2})\s*[.)]?\s*)?(?:\((?<letter>[a-h])\)|(?<bare>[a-h])\))\s*(?:\((?<roman>i{1,3}|iv|vi{0,3}|ix|x)\))?\s*(?<rest>.*)$/
const ROMAN = /^(?:(?<no>\d{1,2})\s*)?\((?<roman>i{1,3}|iv|vi{0,3}|ix|x)\)\s*(?<rest>.*)$/
const NUMBER = /^(?<no>\d{1,2})(?:[.):]|\s)\s*(?<rest>\p{L}.*|[=<>≈].*|$)$/u
const ONLY_MARKS = /^[[(]\s*(?<marks>\d{1,2})(?:\s*marks?)?\s*[\])]$/i
const MARKS_BEHIND = /\s*\[\s*(?<marks>\d{1,2})(?:\s*marks?)?\s*\]\s*$/i

/**
 * Whether "1 …", "2 …" are questions: where each has marks of its own in square brackets, or more than one line. Else
 * they number the points of one question.
 */
function numbersQuestions(lines: readonly Line[]): boolean {
  const full = lines.filter(({ text }) => text !== '')
  const starts = full.flatMap(({ text }, at) => (NUMBER.test(text) ? [at] : []))
  if (starts.length < 2) return false
  const counts = starts.map(at => Number(NUMBER.exec(full[at]?.text ?? '')?.groups?.['no']))
  if (!counts.every((no, at) => at === 0 || no === (counts[at - 1] ?? 0) + 1)) return false
  if (full.some(({ text }) => /[[(]?\bmax(?:imum)?\.? ?\d|\bany (?:\w+) (?:of|from)\b/i.test(text)) && counts[0] === 1)
    return starts.every((at, place) => (starts[place + 1] ?? full.length) - at > 1)
  return starts.every((at, place) => {
    const own = full.slice(at, starts[place + 1] ?? full.length)
    return own.length > 1 || MARKS_BEHIND.test(own[0]?.text ?? '')
  })
}

/** Where in a paper a line stands. */
export interface PartNumber {
  readonly no: string
  readonly letter: string
  readonly roman: string
}
export const nameOf = ({ no, letter, roman }: PartNumber): string =>
  `${no}${letter === '' ? '' : `(${letter})`}${roman === '' ? '' : `(${roman})`}`

/** The label that a line begins with, and the rest of it. */
export function labelOf(
  text: string,
  now: PartNumber,
  isNumbered: boolean,
  isLettered: boolean
): { place: PartNumber; rest: string } | null {
  const question = QUESTION.exec(text)?.groups
  if (question) return { place: { no: question['no'] ?? '', letter: '', roman: '' }, rest: question['rest'] ?? '' }
  const label = isLettered ? LABEL.exec(text)?.groups : undefined
  // "(i)" behind "(h)" is a letter only where no numeral follows; schemes stop before that.
  const roman = ROMAN.exec(text)?.groups
  if (roman)
    return { place: { ...now, no: roman['no'] ?? now.no, roman: roman['roman'] ?? '' }, rest: roman['rest'] ?? '' }
  if (label) {
    const letter = label['letter'] ?? label['bare'] ?? ''
    return { place: { no: label['no'] ?? now.no, letter, roman: label['roman'] ?? '' }, rest: label['rest'] ?? '' }
  }
  const bare = NUMBER.exec(text)?.groups
  // Behind "1(b)" a "2" by itself is the next question.
  const isNext = now.letter !== '' && Number(bare?.['no']) === Number(now.no) + 1
  const number = isNumbered || isNext ? bare : undefined
  return number ? { place: { no: number['no'] ?? '', letter: '', roman: '' }, rest: number['rest'] ?? '' } : null
}

/** "(a)" labels parts where it begins with a and goes on; a lone "(c)" is text. */
function lettersParts(lines: readonly Line[]): boolean {
  const letters = lines.flatMap(({ text }) => {
    const found = LABEL.exec(text)?.groups
    return found ? [{ no: found['no'] ?? '', letter: found['letter'] ?? found['bare'] ?? '' }] : []
  })
  return letters[0]?.letter === 'a' || letters.some(({ no }) => no !== '')
}

/** Cuts a paste at its labels; marks in square brackets behind a part, or in a line of their own, are those of the part. */
export function split(lines: readonly Line[]): {
  readonly pieces: Piece[]
  readonly totals: number[]
  readonly dropped: number[]
} {
  const isNumbered = numbersQuestions(lines)
  const isLettered = lettersParts(lines)
  const pieces: { label: string; lines: Line[]; stated: number | null }[] = [{ label: '', lines: [], stated: null }]
  const totals: number[] = []
  const dropped: number[] = []
  let now: PartNumber = { no: '', letter: '', roman: '' }
  for (const line of lines) {
    const total = totalIn(line.text)
    if (total !== null) {
      totals.push(total)
      dropped.push(line.at)
      continue
    }
    const found = labelOf(line.text, now, isNumbered, isLettered)
    if (found) {
      now = found.place
      pieces.push({ label: nameOf(now), lines: [], stated: null })
    }
    const text = found ? found.rest.trim() : line.text
    const last = pieces.at(-1)
    if (!last) continue
    const own = ONLY_MARKS.exec(text)?.groups?.['marks']
    if (own !== undefined && last.stated === null) {
      last.stated = Number(own)
      continue
    }
    const plain = withoutLimit(text).text
    const behind = MARKS_BEHIND.exec(plain)
    const isOfAll = behind !== null && /;\s*\S/.test(plain.slice(0, behind.index))
    if (isOfAll) last.stated = Number(behind.groups?.['marks'])
    if (text !== '' || !found)
      last.lines.push({ text: isOfAll ? text.slice(0, behind.index) + text.slice(plain.length) : text, at: line.at })
  }
  const full = pieces.filter(piece => piece.stated !== null || piece.lines.some(({ text }) => text !== ''))
  return { pieces: full, totals, dropped }
}
