import type { SchemeLevel, SchemePoint } from '#domain/paper/question.ts'

const BULLET = /^(?:[-–•*]|\d{1,2}[.)](?=\s)|\([a-z]\)(?=\s))\s*/
const MARKS = /\s*[[(]\s*(\d{1,2})(?:\s*marks?)?\s*[\])]\s*$/i
const CODE = /^d?([MABR])(\d)\b[:.]?\s*|\s*\bd?([MABR])(\d)\s*$/
const FOLLOWS = /\s*\b(?:ft|ecf)\b\s*$/i
/** "Any three from:", "Maximum 4": says how many count, and is no point. */
const HEADING = /^(?:any\s+\w+\s+(?:of|from)\b.*|max(?:imum)?\.?\s*\d+.*|.*:)$/i
const ACCEPT = /^(?:accept|allow|or)\b:?\s+(.+)$/i
const REJECT = /^(?:reject|do not (?:accept|allow)|not)\b:?\s+(.+)$/i

interface Draft {
  readonly texts: readonly string[]
  readonly marks: number
  readonly type?: SchemePoint['type']
  readonly followThrough: boolean
  readonly reject: readonly string[]
}

function draftOf(line: string): Draft {
  const follows = FOLLOWS.test(line)
  const plain = line.replace(FOLLOWS, '')
  const given = MARKS.exec(plain)
  const unmarked = plain.replace(MARKS, '')
  const code = CODE.exec(unmarked)
  const text = unmarked.replace(CODE, '').trim()
  const type = (code?.[1] ?? code?.[3]) as SchemePoint['type']
  const marks = Number(given?.[1] ?? code?.[2] ?? code?.[4] ?? 1)
  const texts = text.split(/\s+\/\s+|\s+OR\s+/).map(one => one.trim())
  return { texts: texts.filter(one => one !== ''), marks: Math.max(1, marks), type, followThrough: follows, reject: [] }
}

/** Points of a scheme as examiners write it, a line each: "(1)", "M1", "A1 ft", " / ", "accept …", "reject …". */
export function readPoints(typed: string): SchemePoint[] {
  const drafts: Draft[] = []
  for (const raw of typed.replaceAll('\r', '').split('\n')) {
    const line = raw.trim().replace(BULLET, '')
    const last = drafts.at(-1)
    const [accept, reject] = [ACCEPT.exec(line)?.[1], REJECT.exec(line)?.[1]]
    // A row of dashes between two questions is no point either.
    if (!/[\p{L}\p{N}]/u.test(line) || (HEADING.test(line) && !MARKS.test(line))) continue
    if (last && accept !== undefined) drafts[drafts.length - 1] = { ...last, texts: [...last.texts, accept] }
    else if (last && reject !== undefined) drafts[drafts.length - 1] = { ...last, reject: [...last.reject, reject] }
    else {
      const draft = draftOf(line)
      if (draft.texts.length > 0) drafts.push(draft)
    }
  }
  return drafts.map(({ texts: [text = '', ...others], marks, type, followThrough, reject }, at) => ({
    id: `p${at + 1}`,
    text,
    marks,
    ...(type && { type }),
    ...(followThrough && { followThrough }),
    ...(others.length > 0 && { alternatives: others }),
    ...(reject.length > 0 && { reject })
  }))
}

const LEVEL =
  /^(?:level\s*\w+\s*[:.(]?\s*)?(\d{1,3})(?:\s*(?:[-–—]|to)\s*(\d{1,3}))?\s*(?:marks?)?\s*[):.\]]*\s+(\S.*)$/i

/** Bands, a line each: "7-9 …", "Level 3 (7–9 marks): …". A line without marks goes on with the band before it. */
export function readLevels(typed: string): SchemeLevel[] {
  const levels: SchemeLevel[] = []
  for (const raw of typed.replaceAll('\r', '').split('\n')) {
    const line = raw.trim().replace(/^[-–•*]\s+/, '')
    const [, from, to = from, text] = LEVEL.exec(line) ?? []
    const last = levels.at(-1)
    if (from !== undefined && text !== undefined) {
      const [a, b] = [Number(from), Number(to)]
      levels.push({ from: Math.min(a, b), to: Math.max(a, b), text })
    } else if (last && line !== '') levels[levels.length - 1] = { ...last, text: `${last.text} ${line}` }
  }
  return levels
}

const CRITERION = /^(.*\S)\s*(?:\/\s*(\d{1,2})|[[(]\s*(\d{1,2})\s*(?:marks?)?\s*[\])])\s*:?$/

/** Criteria: a line "Analysing /8" and its bands below. */
export function readCriteria(typed: string): { name: string; marks: number; levels: SchemeLevel[] }[] {
  const found: { name: string; marks: number; lines: string[] }[] = []
  for (const line of typed.replaceAll('\r', '').split('\n')) {
    const [, name, slashed, bracketed] = CRITERION.exec(line.trim()) ?? []
    const marks = slashed ?? bracketed
    if (name !== undefined && marks !== undefined) found.push({ name, marks: Number(marks), lines: [] })
    else found.at(-1)?.lines.push(line)
  }
  return found.map(({ name, marks, lines }) => ({ name, marks, levels: readLevels(lines.join('\n')) }))
}
