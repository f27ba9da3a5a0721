import { codesIn, type Code } from '#domain/marks/scheme/codes.ts'
import { followsThrough, isRule, rulesIn } from '#domain/marks/scheme/rules.ts'

/** A point as one line says it. */
export interface Draft {
  readonly texts: readonly string[]
  readonly marks: number
  readonly code: Code | null
  readonly followThrough: boolean
  readonly reject: readonly string[]
  readonly rules: readonly string[]
  /** Marks were written behind it. */
  readonly isMarked: boolean
}

const BULLET = /^(?:[-–—•*▪◦✓](?!\d)\s*|\d{1,2}[.)](?=\s)\s*|\([a-z]\)(?=\s)\s*)/
const MARKS =
  /\s*(?:[[(]\s*(\d{1,2})\s*(?:marks?|m)?\s*[\])]|\s[–—-]\s*(\d{1,2})\s*marks?|(?<=\S)\s+(\d) marks?)\s*[;.,]?\s*$/i
/** "Oxygen does not dissolve" is a point, no point and its reject. */
const NOT_BEHIND =
  /[;,]?(?<!\b(?:do|does|did|is|are|was|were|be|has|have|had|can|could|will|would|should|must|may|might|but|and|or|if))\s+(?:not|reject|do not (?:accept|allow|credit))\b:?\s+(?<reject>[^()]+)$/i
const MARK_BETWEEN = /\s*[[(](\d{1,2})(?:\s*marks?)?[\])]\s*[;,.]?\s*/gi
const IDEA = /^(?:award (?:1|one|\[1\]) marks? for|(?:the )?idea (?:of|that)|ref(?:erence|\.)? to|mention of)\s*:?\s+/i

/** "a / b" are two ways to say it, "24 / 0.5 = 48" is a calculation, "m/s" a unit. */
export function alternativesOf(text: string): string[] {
  if (/\d\s*\/\s*\d|=[^=]*\p{L}\s*\/\s*\p{L}[^/]*$/u.test(text)) return [text]
  const spaced = text.split(/\s+\/\s+|\s+OR\s+/).map(one => one.trim())
  const ways = spaced.flatMap(one => (/^\p{L}{3,}(?:\/\p{L}{3,})+$/u.test(one) ? one.split('/') : [one]))
  return ways.filter(one => one !== '')
}

/** Marks behind a text, also several: "(1) (1)" are two. */
function marksBehind(line: string): { text: string; marks: number | null } {
  let [text, marks]: [string, number | null] = [line, null]
  for (let found = MARKS.exec(text); found; found = MARKS.exec(text)) {
    marks = (marks ?? 0) + Number(found[1] ?? found[2] ?? found[3])
    text = text.slice(0, found.index).trim()
  }
  return { text, marks }
}

export const withoutBullet = (text: string): string => text.replace(BULLET, '')

function draftOf(piece: string): Draft | null {
  const outer = rulesIn(piece)
  const rejected = /[[(]\d/.test(outer.text) || /;/.test(outer.text) ? NOT_BEHIND.exec(outer.text) : null
  const plain = rejected ? outer.text.slice(0, rejected.index).trim() : outer.text
  const { text: unmarked, marks } = marksBehind(plain.replace(/\s*;\s*$/, ''))
  const { text: uncoded, code } = codesIn(unmarked)
  const inner = rulesIn(uncoded.replace(/\s*[;✓]+\s*$/, ''))
  const text = inner.text
    .replace(IDEA, '')
    .replace(/^[=]\s*(?=\d)/, '= ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  const rules = [...new Set([...inner.rules, ...outer.rules])]
  const given = marks ?? code?.each[0]?.marks ?? 1
  return {
    texts: alternativesOf(text),
    marks: Math.max(1, given),
    code,
    followThrough: followsThrough(rules) || code?.followThrough === true,
    reject: rejected?.groups?.['reject'] === undefined ? [] : [rejected.groups['reject'].trim()],
    rules: rules.filter(rule => !/^(?:e\.?c\.?f\.?|ft)$/i.test(rule)),
    isMarked: marks !== null
  }
}

/** "heat is lost (1) so it cools (1)" is two points, "iron (2) chloride" is one. */
function markedPieces(line: string): string[] {
  const found = [...line.matchAll(MARK_BETWEEN)].filter(({ index }) => /[\p{L}\p{N}%)]$/u.test(line.slice(0, index)))
  const last = found.at(-1)
  if (found.length < 2 || !last || last.index + last[0].length < line.length - 40) return [line]
  const pieces: string[] = []
  let from = 0
  for (const { 0: all, index } of found) {
    const piece = line.slice(from, index + all.length).trim()
    if (/^[[(]\d/.test(piece)) pieces[pieces.length - 1] = `${pieces.at(-1) ?? ''} ${piece}`
    else pieces.push(piece)
    from = index + all.length
  }
  const rest = line.slice(from).trim()
  if (rest !== '') pieces[pieces.length - 1] = `${pieces.at(-1) ?? ''} ${rest}`
  return pieces
}

/** "X ; Y ; Z" are three points; a semicolon before a note is none. */
const SEMICOLON = /\s*;(?!\s*(?:$|(?:do not|not|reject|accept|allow|ignore|or)\b))\s*/i

/** "one cell thick ; A short diffusion distance": behind a semicolon A is another wording, R what is rejected. */
const OTHER = /^(?<sign>[AR]) (?<text>(?!=)[a-z‘'"“(].*)$/
const withOther = (draft: Draft, sign: string, words: string): Draft => {
  const text = words.replace(/\s*;$/, '').trim()
  return sign === 'A'
    ? { ...draft, texts: [...draft.texts, ...alternativesOf(text)] }
    : { ...draft, reject: [...draft.reject, text] }
}

/** The points that one line holds. */
export function draftsOf(line: string): Draft[] {
  const isCoded = codesIn(withoutBullet(line)).code !== null
  const plain = withoutBullet(line).replace(/^(\d) (?:points?|marks?)\s*(?::|for\b)\s*(\S.*)$/i, '$2 ($1)')
  const pieces = markedPieces(plain)
    .flatMap(piece => (isCoded ? [piece] : piece.split(SEMICOLON)))
    // A rule behind a semicolon belongs to the point before it.
    .reduce<string[]>((all, piece) => {
      const last = all.at(-1)
      return last !== undefined && isRule(piece, false) ? [...all.slice(0, -1), `${last}; ${piece}`] : [...all, piece]
    }, [])
  return pieces.reduce<Draft[]>((all, whole) => {
    const piece = whole.trim()
    const before = all.at(-1)
    const also = before && OTHER.exec(piece)?.groups
    if (before && also) return [...all.slice(0, -1), withOther(before, also['sign'] ?? '', also['text'] ?? '')]
    return [...all, ...draftsOfPiece(piece)]
  }, [])
}

function draftsOfPiece(piece: string): Draft[] {
  const draft = draftOf(piece)
  if (!draft) return []
  // "A1A1": two accuracy marks for one line.
  const each = draft.code && !draft.isMarked ? draft.code.each : []
  if (each.length < 2 || !draft.code) return [draft]
  const { code } = draft
  return each.map(({ type, marks }) => ({ ...draft, marks: Math.max(1, marks), code: { ...code, type } }))
}
