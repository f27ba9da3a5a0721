import { wordingsOf } from '#engine/builtin/mark/wordings.ts'
import { countOf } from '#engine/text/number-words.ts'

/** What a line of a mark scheme earns where it is found: "(up to 5)" at least 1 and at most 5. */
export interface Worth {
  readonly least: number
  readonly most: number
}

const ONE: Worth = { least: 1, most: 1 }
const LABEL = '(?:[MABC]\\d|MP\\d{1,2})'
/** "M1", "A1", "B1 B1": what a mark is given for, in the schemes of mathematics and the sciences. */
const CODE = new RegExp(`^(?:\\(?${LABEL}\\)?[\\s,:]+)+(?=\\S)`, 'u')
const BULLET = /^(?:[•·▪◦✓]\s*|[–—*-]\s+(?!\d)|\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)\s+|\d{1,2}\.\s+)/u
const LAST_MARKS =
  /(?:(?:\s+|(?<=[.;)]))[([](?<upto>up to |max(?:imum)?\.? (?:of )?)?(?<count>\d{1,2}) ?(?:marks?|m)?[)\]]|\s+[–—-]?\s*(?<said>\d) marks?)[;,.\s]*$/iu
const MARKS_BETWEEN = /(?:(?<=[\p{L}\p{N}%)])\s+|(?<=[.;)]))[([](\d)(?: ?(?:marks?|m))?[)\]]\s*[;,]?(?:\s+|$)/giu
/** The examiner's short words about a mark: or words to that effect, or reverse argument, error carried forward, … */
const REMARK =
  /\s*(?:[([](?:owtte|o\.w\.t\.t\.e\.?|ora|o\.r\.a\.?|oe|o\.e\.?|aw|cao|ecf|e\.c\.f\.?|eq|isw|ft|dep(?: on \w+)?|avp|workings?)[)\]]|[;,]?\s+(?:owtte|o\.w\.t\.t\.e\.?|ORA|CAO|cao|ecf|ECF|isw|AVP|AW|oe))[;,.]?\s*$/u
const ASKS =
  /^(?:(?:the )?idea (?:of|that)|(?:reference|ref\.?) to|mention(?:s)? (?:of|that)|(?:states|explains|recognises|identifies|suggests|says|notes) that|(?:award )?(?:1|one|a) mark for)\s*:?\s+/iu
/** What an examiner may take as well, or may not. "DNA: water" forbids, "DNA is copied" does not; a long "allow …" is a point. */
const NOTE =
  /^(?!.*\b(?:hypothes[ie]s|H[01₀₁])(?!\p{L}))(?:(?:(?:do not|don’t|don't|not) (?:accept|allow|credit|award)|reject|ignore|nb|note)\b|dna\s*[:'"‘“]|(?!allow(?:\s+[^\s:'"‘“]+){7})(?:(?:also )?(?:accept|allow|condone)|or)\b(?!\s*$)[:,]?\s*(?<more>.*)$)/iu
/** "accept any valid example", "accept converse": names no words that could be looked for. */
const OPEN =
  /^(?:(?:the )?(?:converse|reverse|opposite)|any|other|alternative|valid|suitable|equivalent|reasonable|ecf|ora)\b/iu
const BRACKET = /\s*[([](?<inside>[^()[\]]{3,})[)\]]/gu

const worthOf = (line: string): Worth => {
  const { upto, count, said } = LAST_MARKS.exec(line)?.groups ?? {}
  const most = Math.max(1, Number(count ?? said ?? 1))
  return most === 1 ? ONE : { least: upto ? 1 : most, most }
}

/** "15 m/s; accept 15.0": the note behind a point. */
const NOTE_BEHIND = /[;,.]\s+(?=(?:(?:also )?(?:accept|allow|condone)|do not (?:accept|allow)|reject|ignore)\b)/iu

const NUMBER = /(?<=^|\s)\((\d)\)\s+/gu
function isNumbered(line: string): boolean {
  const counts = [...line.matchAll(NUMBER)].map(one => Number(one[1]))
  return counts.length >= 2 && counts.every((count, at) => count === at + 1)
}

function markedParts(line: string): readonly string[] {
  const marks = [...line.matchAll(MARKS_BETWEEN)]
  if (marks.length < 2 || isNumbered(line)) return [line]
  let from = 0
  const parts = marks.map(one => {
    const part = line.slice(from, one.index + one[0].length)
    from = one.index + one[0].length
    return part.trim()
  })
  const rest = line.slice(from).trim()
  return rest === '' ? parts : [...parts, rest]
}

/** "heat is lost (1) so it cools (1)" is two lines; "(1) collide (2) the right way round" is one with two numbers. */
export const partsOf = (line: string): readonly string[] => line.split(NOTE_BEHIND).flatMap(markedParts)

/** "a / b": two ways to say it; "120 / 8" and "speed = distance / time" are quotients. */
export function waysOf(text: string): readonly string[] {
  const ways = text.split(/(?<!\d)\s+\/\s+|\s+\/\s+(?!\d)/u).map(one => one.trim())
  const isQuotient = ways.length === 2 && /=\s*[\p{L}₀-₉_]+(?: \p{L}+)?\s+\/\s+[\p{L}₀-₉_]+(?: \p{L}+)?$/u.test(text)
  return isQuotient ? [text] : ways.filter(one => one !== '')
}

const bare = (text: string): string => {
  const next = text
    .replace(LAST_MARKS, '')
    .replace(REMARK, '')
    .replace(/[;,✓\s]+$/u, '')
    .trim()
  return next === text || next === '' ? text : bare(next)
}

export interface ReadLine {
  readonly ways: readonly string[]
  readonly worth: Worth
  /** An examiner's note: its ways belong to the line before. */
  readonly isNote: boolean
}

/** What a bracket in a line adds: words to be taken as well, or words that need not be there. */
function unbracketed(way: string): readonly string[] {
  const more: string[] = []
  const plain = way.replace(BRACKET, (all, inside: string) => {
    const note = NOTE.exec(inside)?.groups
    if (!note) return all
    if (note['more'] && !OPEN.test(note['more'])) more.push(note['more'])
    return ''
  })
  const needed = plain
    .replace(/(?<=^|\s)\((?!e\.?g\.?\b)[\p{L} ,’'-]{3,}\)(?=\s|$)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [plain.trim(), ...(needed.split(' ').length >= 2 && needed !== plain.trim() ? [needed] : []), ...more]
}

/** Reads one line of a scheme as examiners write them: codes, bullets, "(1)", "[2 marks]", "owtte", "accept …". */
export function readLine(line: string): ReadLine {
  const plain = bare((isNumbered(line) ? line.replace(NUMBER, '') : line).replace(BULLET, '').replace(CODE, '').trim())
  const note = NOTE.exec(plain)?.groups
  const text = note ? (note['more'] ?? '') : plain.replace(ASKS, '').replace(/^=\s*/u, '')
  const ways = waysOf(text)
    .flatMap(unbracketed)
    .flatMap(wordingsOf)
    .filter(way => way !== '' && !(note && OPEN.test(way)))
  return { ways, worth: worthOf(line), isNote: note !== undefined }
}

const GROUP =
  /^(?:award |give )?(?:any|up to|max(?:imum)?\.?(?: of)?) (?<count>\d|one|two|three|four|five|six)\b(?<rest>.*)$/isu
const OF_GROUP =
  /^(?:[\s:.,()]|points?|reasons?|ways?|examples?|features?|factors?|marks?|valid|correct|relevant|suitable|different|of|from|for|the|these|those|following|below|each|one|1|above|and|a)*$/iu

/** "Any two from:", "[max 3]": how many of the lines beside it count; null for any other line. */
export function limitIn(
  line: string
): { readonly count: number; readonly of: string; readonly isBelow: boolean } | null {
  const inside = line.replace(/^[([]|[)\]]$/gu, '').trim()
  const { count = '', rest = '' } = GROUP.exec(inside)?.groups ?? {}
  if (count === '') return null
  const isBelow = !/^max|^up to/iu.test(inside) || rest.trim().endsWith(':')
  if (OF_GROUP.test(rest)) return { count: countOf(count), of: '', isBelow }
  const of = /^any/iu.test(inside)
    ? (/^\s*(?:points?|reasons?|ways?)?\s*(?:of|from)?:?\s+(.+)$/isu.exec(rest)?.[1] ?? '')
    : ''
  return of === '' ? null : { count: countOf(count), of, isBelow }
}
