/** The marks of a level; `isTop`: only its best mark is said. */
export interface Range {
  readonly from: number
  readonly to: number
  readonly isTop: boolean
}

const NAME = String.raw`^(?:l(?:evel|vl)?|band)\s*(?:\d|[ivx]{1,4})\b\s*[:.–—-]*\s*`
const MARKS = String.raw`(?<from>\d{1,2})(?:\s*(?:[-–—]|to)\s*(?<to>\d{1,2}))?`
/** "Level 3 (7–9 marks): …", "L3 7-8 …". */
const NAMED = new RegExp(
  String.raw`${NAME}(?:[[(]\s*${MARKS}\s*(?:marks?)?\s*[\])]|(?<low>\d{1,2})\s*(?:[-–—]|to)\s*(?<high>\d{1,2})\b\s*(?:marks?\b)?|(?<one>\d{1,2})\s*marks?\b)\s*[:.–—-]?\s*(?<text>.*)$`,
  'i'
)
/** "L 5" by itself may be a length. */
const NAME_ALONE = /^(?:level|lvl|band)\s*(?:\d|[ivx]{1,4})\b\s*[:.–—-]*\s*(?<text>.*)$/i
/** "… (9–10)", "… 9–10 marks", "… (10)"; "class of 2010" is none. */
const BEHIND = new RegExp(
  String.raw`\s*(?:[[(]\s*${MARKS}\s*(?:marks?)?\s*[\])]|\s(?<low>\d{1,2})\s*(?:[-–—]|to)\s*(?<high>\d{1,2})\s*(?:marks?)?|\s(?<one>\d{1,2})\s*marks?)\s*[.;]?$`,
  'i'
)
const ALONE = /^[[(]?\s*(?<from>\d{1,2})\s*(?:(?:[-–—]|to)\s*(?<to>\d{1,2})\s*(?:marks?)?|marks?)\s*[\])]?[:.]?$/i
/** Without a name a range needs "marks" behind it, or a ladder of such lines. */
const RANGED = /^[[(]?(?<from>\d{1,2})\s*(?:[-–—]|to)\s*(?<to>\d{1,2})\s*marks?[\])]?\s*[:.]?\s*(?<text>.*)$/i
const BARE = /^(?:\d\s+)?(?<from>\d{1,2})\s*(?:[-–—]|to)\s*(?<to>\d{1,2})\s*[:.)]?\s+(?<text>\p{L}.*)$/iu
export const NONE =
  /^[[(]?0\s*(?:marks?)?[\])]?\s*[:.–—-]?\s*(?:no\b|nothing\b|response\b|the (?:work|answer|response)\b).*$/i

type Groups = Partial<Record<string, string>> | undefined

function rangeOf(groups: Groups): Range | null {
  const from = groups?.['from'] ?? groups?.['low'] ?? groups?.['one']
  const to = groups?.['to'] ?? groups?.['high']
  if (from === undefined) return null
  const [a, b] = [Number(from), Number(to ?? from)]
  return { from: Math.min(a, b), to: Math.max(a, b), isTop: to === undefined }
}

/** A line that is nothing but the marks of a level. */
export const onlyRange = (text: string): Range | null => rangeOf(ALONE.exec(text)?.groups)

/** The marks at the end of a line, and the line without them. */
export function endsIn(text: string): { readonly range: Range; readonly text: string } | null {
  const found = BEHIND.exec(text)
  const range = rangeOf(found?.groups)
  return found && range
    ? {
        range,
        text: text
          .slice(0, found.index)
          .replace(/[\s–—-]+$/, '')
          .trim()
      }
    : null
}

/** The line that opens a level: its marks may stand in front, behind, or not yet. */
export function headOf(text: string, isBare: boolean): { readonly range: Range | null; readonly text: string } | null {
  const front = (NAMED.exec(text) ?? RANGED.exec(text) ?? (isBare ? BARE.exec(text) : null))?.groups
  if (front) return { range: rangeOf(front), text: front['text'] ?? '' }
  const named = NAME_ALONE.exec(text)?.groups?.['text']
  if (named === undefined) return null
  const behind = endsIn(` ${named}`)
  return behind ?? { range: null, text: named }
}

/** "9–10 …", "7–8 …" down to the lowest, without a gap: levels of a table that was copied without their names. */
export function isLadder(lines: readonly string[]): boolean {
  const ranges = lines
    .flatMap(text => rangeOf(BARE.exec(text.replace(/^[-–•*]\s+/, ''))?.groups) ?? [])
    .sort((a, b) => a.from - b.from)
  return ranges.length > 1 && ranges.every(({ from }, at) => from === (ranges[at - 1]?.to ?? 0) + 1)
}
