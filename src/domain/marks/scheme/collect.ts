import { draftsOf, alternativesOf, withoutBullet, type Draft } from '#domain/marks/scheme/point-line.ts'
import { choiceIn, listed, withoutLimit, type Choice } from '#domain/marks/scheme/heads.ts'
import type { Line } from '#domain/marks/scheme/lines.ts'
import { isRule } from '#domain/marks/scheme/rules.ts'
import type { SchemePoint } from '#domain/paper/question.ts'

/** A point with the lines of the paste that it was read from. */
export interface ReadPoint extends SchemePoint {
  readonly lines: readonly number[]
}

interface Collected {
  readonly points: readonly ReadPoint[]
  readonly limits: Readonly<Record<string, number>>
  /** What the scheme says about all of it. */
  readonly guidance: string
}

const MAX_ALONE =
  /^[[(]?\s*(?:max(?:imum)?\.?(?: of)?\s*(?<max>\d{1,2})\s*(?:marks?)?|(?<first>\d{1,2}) max(?:imum)?)\s*[\])]?[.;]?$/i
const MAX_BEHIND =
  /\s*(?:[[(]\s*max(?:imum)?\.?(?: of)?\s*(?<max>\d{1,2})\s*(?:marks?)?\s*[\])]|;?\s+max(?:imum)?\.? (?<bare>\d{1,2})(?: marks?)?)\s*[;.]?$/i
const HEAD =
  /^(?:award\b.*\b(?:for|each|any|correct|following)\s*[:.]?|(?:\(?[MABC]\d\)?|\[?1\]? marks?|one mark) (?:for|each)(?: each)?(?: correct)?:?|.*:)$/i
const ACCEPT = /^(?:(?:also )?(?:accept|allow|credit)|or)\b:?\s+(?<text>.+)$/i
const REJECT =
  /^(?:reject|do not (?:accept|allow|credit)|not|does not earn (?:the|a|this) (?:point|mark)|no (?:mark|point|credit) for)\b:?\s+(?<text>.+)$/i
/** Of schemes that write "A", "R" and "I" in front: one of them in this scheme says that all are meant so. */
const SHORTHAND = /^(?:R (?!=)[a-z‘'"“(]|[AI] [^\s/]+(?: [^\s/]+)? ?\/)/
const A_LINE = /^A (?<text>[a-z‘'"“(].*)$/
const R_LINE = /^R (?<text>(?!=)[a-z‘'"“(].*)$/
const ALONE_EARNS =
  /\b(?:correct|right) answers?\b.*\b(?:without|with no|alone|only|no working)\b|\banswer only\b.*\bfull\b/i

interface Building {
  readonly drafts: { draft: Draft; lines: number[]; group: string | undefined }[]
  readonly limits: Record<string, number>
  group: string | undefined
  /** Where the group of a "[max 3]" that follows would begin. */
  from: number
  guidance: string[]
  /** An "or" by itself: the next line is another wording. */
  isOr: boolean
  /** The points of the open group are a list with dashes: a line without one ends it. */
  isDashed: boolean
}

function more(building: Building, at: number, change: (draft: Draft) => Draft): boolean {
  const last = building.drafts.at(-1)
  if (!last) return false
  building.drafts[building.drafts.length - 1] = {
    ...last,
    draft: change(last.draft),
    lines: last.lines.includes(at) ? last.lines : [...last.lines, at]
  }
  return true
}

function limit(building: Building, max: number): void {
  const name = building.group ?? `g${Object.keys(building.limits).length + 1}`
  const members = building.drafts.slice(building.from)
  // A limit that limits nothing is the sum said again.
  if (members.reduce((sum, { draft }) => sum + draft.marks, 0) > max) {
    building.limits[name] = max
    for (const member of members) member.group ??= name
  }
  building.group = undefined
  building.from = building.drafts.length
}

function add(building: Building, text: string, at: number): void {
  for (const draft of draftsOf(text)) building.drafts.push({ draft, lines: [at], group: building.group })
}

/** A choice opens its group; what stands on its own line are its points. */
function choose(building: Building, { count, rest, rule }: Choice, at: number): void {
  const name = `g${Object.keys(building.limits).length + 1}`
  building.limits[name] = count
  building.group = name
  building.isDashed = false
  building.from = building.drafts.length
  if (rule !== null) building.guidance.push(rule)
  const pieces = listed(rest)
  for (const piece of pieces) add(building, piece, at)
  if (pieces.length < 2) return
  building.group = undefined
  building.from = building.drafts.length
}

/** "1 …", "2 …" in front of the points of one part: the numbers are no part of their texts. */
function unnumbered(lines: readonly Line[]): readonly Line[] {
  const numbers = lines.flatMap(({ text }) => /^(\d{1,2})\s+\p{L}/u.exec(text)?.[1] ?? [])
  const isRun = numbers.length >= 2 && numbers.every((no, at) => Number(no) === at + 1)
  return isRun ? lines.map(line => ({ ...line, text: line.text.replace(/^\d{1,2}\s+(?=\p{L})/u, '') })) : lines
}

interface Style {
  readonly isShorthand: boolean
  readonly isLast: boolean
}

function read(building: Building, { text, at }: Line, { isShorthand, isLast }: Style): void {
  const plain = withoutBullet(text)
  const isOr = building.isOr
  if (text !== '') building.isOr = /^[[(]?or:?[\])]?$/i.test(plain)
  if (building.isOr) return
  const accepted =
    isOr && plain !== ''
      ? plain
      : (ACCEPT.exec(plain)?.groups?.['text'] ?? (isShorthand ? A_LINE.exec(plain)?.groups?.['text'] : undefined))
  const rejected =
    REJECT.exec(plain)?.groups?.['text'] ?? (isShorthand ? R_LINE.exec(plain)?.groups?.['text'] : undefined)
  const choice = choiceIn(plain, isLast)
  const alone = MAX_ALONE.exec(plain)?.groups
  const max = alone?.['max'] ?? alone?.['first']
  if (text === '') {
    if (building.drafts.length > building.from && building.group !== undefined) {
      building.group = undefined
      building.from = building.drafts.length
    }
  } else if (!/[\p{L}\p{N}]/u.test(plain)) return
  else if (ALONE_EARNS.test(plain)) building.guidance.push(plain)
  else if (max !== undefined) limit(building, Number(max))
  else if (choice) choose(building, choice, at)
  else if (isRule(plain, isShorthand)) {
    if (!more(building, at, draft => ({ ...draft, rules: [...draft.rules, plain.replace(/\s*;$/, '')] })))
      building.guidance.push(plain)
  } else if (rejected !== undefined && building.drafts.length > 0) {
    more(building, at, draft => ({ ...draft, reject: [...draft.reject, rejected.replace(/;$/, '').trim()] }))
  } else if (accepted !== undefined && building.drafts.length > 0) {
    const texts = alternativesOf(accepted.replace(/;$/, '').trim())
    more(building, at, draft => ({ ...draft, texts: [...draft.texts, ...texts] }))
  } else if (HEAD.test(plain) && !/[[(]\d{1,2}[\])]\s*$/.test(plain)) return
  else {
    const isDash = /^[-–—•*▪◦✓]/.test(text)
    if (building.group !== undefined && building.isDashed && !isDash) {
      building.group = undefined
      building.from = building.drafts.length
    }
    building.isDashed = isDash
    const behind = MAX_BEHIND.exec(plain)
    add(building, behind ? plain.slice(0, behind.index) : plain, at)
    if (behind) limit(building, Number(behind.groups?.['max'] ?? behind.groups?.['bare']))
  }
}

/** What a mark that depends rests on: the last method mark, else the point before. */
function needOf(points: readonly ReadPoint[]): string | undefined {
  return points.findLast(({ type }) => type === 'M')?.id ?? points.at(-1)?.id
}

function pointsOf(building: Building): ReadPoint[] {
  const points: ReadPoint[] = []
  for (const { draft, lines, group } of building.drafts) {
    const { texts, marks, code, followThrough, reject, rules } = draft
    const [text = '', ...others] = texts
    const depends = code?.dependent === true || rules.some(rule => /^dep/i.test(rule)) ? needOf(points) : undefined
    points.push({
      id: `p${points.length + 1}`,
      text,
      marks,
      ...(code?.type && { type: code.type }),
      ...(followThrough && { followThrough }),
      ...(others.length > 0 && { alternatives: others }),
      ...(reject.length > 0 && { reject }),
      ...(code?.implied === true && { implied: true }),
      ...(code?.alone !== undefined && { alone: code.alone }),
      ...(code?.graded && { graded: code.graded }),
      ...(code?.special === true && { special: true }),
      ...(depends !== undefined && code?.type !== 'A' && { dependsOn: [depends] }),
      ...(rules.length > 0 && { rules: [...rules] }),
      ...(group !== undefined && building.limits[group] !== undefined && { group }),
      lines
    })
  }
  return points
}

/** Lines that go on with the sentence above: begun small, after a line that has neither its marks nor its end. */
function joined(lines: readonly Line[]): (Line & { readonly more: readonly number[] })[] {
  const style = lines.filter(({ text }) => /(?:;|[[(]\d{1,2}[\])])\s*$/.test(text)).length
  const isClosed = (text: string): boolean => /(?:[;:.]|[[(][^()]*[\])]|\b[MABC]\d)\s*$/.test(text) || text === ''
  const out: (Line & { more: readonly number[] })[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const goesOn =
      last !== undefined &&
      style >= 2 &&
      !isClosed(last.text) &&
      /^[a-z(]/.test(line.text) &&
      !/^(?:accept|allow|reject|not|or|ignore|any|max|ora|owtte|ecf|e\.g)\b/i.test(line.text) &&
      !/(?:^|;\s*)(?:R|A|I|accept|allow|reject|ignore|not|any)\b/.test(last.text)
    if (goesOn) out[out.length - 1] = { ...last, text: `${last.text} ${line.text}`, more: [...last.more, line.at] }
    else out.push({ ...line, more: [] })
  }
  return out
}

/** The points of one part. */
export function collect(lines: readonly Line[]): Collected {
  const building: Building = {
    drafts: [],
    limits: {},
    group: undefined,
    from: 0,
    guidance: [],
    isOr: false,
    isDashed: false
  }
  const isShorthand = lines.some(({ text }) => SHORTHAND.test(text))
  const all = joined(unnumbered(lines))
  const last = all.findLastIndex(({ text }) => text !== '')
  for (const [place, line] of all.entries()) {
    const before = building.drafts.length
    const { text, limit: words } = withoutLimit(line.text)
    if (text !== '' || words === null) read(building, { ...line, text }, { isShorthand, isLast: place >= last })
    if (words !== null) building.guidance.push(words)
    for (const one of building.drafts.slice(before)) one.lines.push(...line.more)
  }
  const points = pointsOf(building)
  // A choice of as many as there are is none.
  const worth = (name: string): number =>
    points.reduce((sum, { group, marks }) => sum + (group === name ? marks : 0), 0)
  const limits = Object.fromEntries(Object.entries(building.limits).filter(([name, most]) => worth(name) > most))
  return {
    points: points.map(({ group, ...point }) =>
      group !== undefined && limits[group] !== undefined ? { ...point, group } : point
    ),
    limits,
    guidance: building.guidance.join('\n')
  }
}
