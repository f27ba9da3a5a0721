import type { SchemePoint } from '#domain/paper/question.ts'

/** What a code of a scheme gives: "M1", "(A1)", "B2,1,0", "SC B1", "A1A1", "N3". */
export interface Code {
  readonly type: SchemePoint['type']
  /** Each code that stands there: "A1A1" are two of one mark, "M1A1" one of each. */
  readonly each: readonly { readonly type: SchemePoint['type']; readonly marks: number }[]
  readonly implied: boolean
  readonly special: boolean
  readonly dependent: boolean
  readonly graded: readonly number[] | undefined
  readonly alone: number | undefined
  readonly followThrough: boolean
}

const ONE = String.raw`\(?(?:SC\s*)?(?:d|D)?[MABCR]\d(?:\s*,\s*\d)*\)?\*?(?:\s*ft\b)?`
const CODES = String.raw`${ONE}(?:[\s,]*${ONE})*(?:\s*\(?N\d\)?)?`
/** "B12 is a vitamin": a code is followed by a space, a colon, or the end. */
const AT_START = new RegExp(String.raw`^(?<codes>(?:SC\s*:?\s*)?${CODES})(?:[:.]\s*|\s+(?:for\s+)?|$)`)
const AT_END = new RegExp(String.raw`(?:^|\s+)(?<codes>(?:SC\s+)?${CODES}|\(?N\d\)?)\s*[;.]?$`)
const PIECE = /(?<open>\()?(?<special>SC\s*)?(?<dep>[dD])?(?<letter>[MABCR])(?<marks>\d(?:\s*,\s*\d)*)\)?/g

function codeOf(codes: string, isSpecial: boolean): Code {
  const pieces = [...codes.matchAll(PIECE)].map(({ groups = {} }) => groups)
  const [first] = pieces
  // A compensatory mark of Cambridge is a method mark that its answer implies.
  const typeOf = (letter: string | undefined): SchemePoint['type'] =>
    letter === 'C' ? 'M' : (letter as SchemePoint['type'])
  const letter = first?.['letter']
  const graded = first?.['marks']?.split(',').map(Number) ?? []
  const alone = /N(\d)/.exec(codes)?.[1]
  return {
    type: typeOf(letter),
    each: pieces.map(piece => ({ type: typeOf(piece['letter']), marks: Number(piece['marks']?.split(',')[0] ?? 1) })),
    implied: letter === 'C' || first?.['open'] !== undefined,
    special: isSpecial || /SC/.test(codes),
    dependent: first?.['dep'] !== undefined,
    graded: graded.length > 1 ? graded : undefined,
    alone: alone === undefined ? undefined : Number(alone),
    followThrough: /ft/.test(codes)
  }
}

/** The text of a line without its codes, and what they give; codes may stand in front or behind. */
export function codesIn(line: string): { readonly text: string; readonly code: Code | null } {
  const isSpecial = /^SC\b/.test(line)
  const start = AT_START.exec(line)
  if (start?.groups?.['codes'] !== undefined)
    return { text: line.slice(start[0].length).trim(), code: codeOf(start.groups['codes'], isSpecial) }
  const end = AT_END.exec(line)
  if (end?.groups?.['codes'] === undefined) return { text: line, code: null }
  return { text: line.slice(0, end.index).trim(), code: codeOf(end.groups['codes'], isSpecial) }
}
