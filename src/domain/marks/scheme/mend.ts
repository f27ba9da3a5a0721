import type { ReadPoint } from '#domain/marks/scheme/collect.ts'
import { readPaste, schemeOfPart, type Paste, type PastePart } from '#domain/marks/scheme/read.ts'
import { sumOfPoints } from '#domain/marks/scheme/sum.ts'
import type { Scheme } from '#domain/paper/question.ts'

/** What a student put right in one point; it holds as long as that point is read with the same words. */
export interface Mend {
  readonly of: string
  readonly text: string
  readonly marks: number
  readonly isRemoved: boolean
}

export interface Mends {
  /** Label of the part that the answer is to; the first part where none has it. */
  readonly part: string
  /** The marks of the question, where the student said so. */
  readonly marks: number | null
  readonly changed: readonly Mend[]
  readonly added: readonly { readonly id: string; readonly text: string; readonly marks: number }[]
}

export const NO_MENDS: Mends = { part: '', marks: null, changed: [], added: [] }

/** A point as it stands in the form. `of` is null for a point written by hand. */
export interface MendedPoint extends ReadPoint {
  readonly of: string | null
  readonly isRemoved: boolean
}

export interface Mended {
  readonly paste: Paste
  readonly part: PastePart | null
  readonly points: readonly MendedPoint[]
  readonly limits: Readonly<Record<string, number>>
  readonly sum: number
  readonly stated: number | null
  /** What the question is marked out of: the student's word, then the paste's, then the sum. */
  readonly marks: number
  readonly scheme: Scheme
}

/** "… [4]", "… (4 marks)": what a question says at its end. */
export function statedIn(question: string): number | null {
  const stated = /[[(]\s*(?:total:?\s*)?(?<marks>\d{1,2})\s*(?:marks?)?\s*[\])]\.?$/i.exec(question.trim())
  return stated?.groups ? Number(stated.groups['marks']) : null
}

const STATED = /\s*[[(]\s*(?:total:?\s*)?\d{1,2}\s*(?:marks?)?\s*[\])]\.?\s*$/i
/** A question without the marks at its end, which stand beside it. */
export const unstated = (question: string): string => question.replace(STATED, '').trim()

/** A letter of a key is a point of its own where the answer is written. */
const readPoints = ({ points, key, lines }: PastePart): readonly ReadPoint[] =>
  key === null ? points : [{ id: 'p1', text: key, marks: 1, lines: [lines[0]] }]

function withMends(part: PastePart | null, mends: Mends): MendedPoint[] {
  const seen = new Map<string, number>()
  const read = (part ? readPoints(part) : []).map((point): MendedPoint => {
    const nth = (seen.get(point.text) ?? 0) + 1
    seen.set(point.text, nth)
    const of = `${part?.label ?? ''}|${nth}|${point.text}`
    const mend = mends.changed.find(one => one.of === of)
    if (!mend) return { ...point, of, isRemoved: false }
    const { graded, ...rest } = point
    const isSame = mend.marks === point.marks
    return {
      ...rest,
      ...(isSame && graded && { graded }),
      text: mend.text,
      marks: mend.marks,
      of,
      isRemoved: mend.isRemoved
    }
  })
  const added = mends.added.map((one): MendedPoint => ({ ...one, lines: [], of: null, isRemoved: false }))
  return [...read, ...added]
}

/** Points that count: not removed, not empty, none that waits for one that is gone. */
function counting(points: readonly MendedPoint[]): ReadPoint[] {
  const kept = points.filter(({ isRemoved, text }) => !isRemoved && text.trim() !== '')
  const ids = new Set(kept.map(({ id }) => id))
  return kept.map(({ of: _of, isRemoved: _removed, dependsOn = [], ...point }) => {
    const needs = dependsOn.filter(id => ids.has(id))
    return { ...point, text: point.text.trim(), ...(needs.length > 0 && { dependsOn: needs }) }
  })
}

/** The part that the answer is to, with what the student put right in it. */
export function mended(pasted: string, mends: Mends, question: string): Mended {
  const paste = readPaste(pasted)
  const part = paste.parts.find(({ label }) => label === mends.part) ?? paste.parts[0] ?? null
  const points = withMends(part, mends)
  const own = counting(points)
  const limits = part?.limits ?? {}
  const isLevels = part?.model === 'levels'
  const sum = isLevels ? part.sum : sumOfPoints(own, limits)
  const total = paste.parts.length === 1 ? (paste.totals[0] ?? null) : null
  const stated = part?.stated ?? total ?? statedIn(question)
  const base = { label: '', key: null, guidance: '', levels: [], stated, sum, ...part, points: own, limits }
  const lines: readonly [number, number] = part?.lines ?? [0, 0]
  const scheme = schemeOfPart({ ...base, model: isLevels ? 'levels' : 'points', lines })
  return { paste, part, points, limits, sum, stated, marks: mends.marks ?? stated ?? sum, scheme }
}

const changing = (mends: Mends, mend: Mend): Mends => ({
  ...mends,
  changed: [...mends.changed.filter(({ of }) => of !== mend.of), mend]
})

type Change = Partial<Pick<MendedPoint, 'text' | 'marks' | 'isRemoved'>>

export function changePoint(mends: Mends, point: MendedPoint, change: Change): Mends {
  const { of, id, text, marks, isRemoved } = { ...point, ...change }
  if (of !== null) return changing(mends, { of, text, marks, isRemoved })
  const added = isRemoved
    ? mends.added.filter(one => one.id !== id)
    : mends.added.map(one => (one.id === id ? { id, text, marks } : one))
  return { ...mends, added }
}

/** An empty point of one mark behind the others. */
export function addPoint(mends: Mends): Mends {
  const last = Math.max(0, ...mends.added.map(({ id }) => Number(id.slice(1))))
  return { ...mends, added: [...mends.added, { id: `a${last + 1}`, text: '', marks: 1 }] }
}
