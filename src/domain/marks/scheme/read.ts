import { collect, type ReadPoint } from '#domain/marks/scheme/collect.ts'
import { readBands } from '#domain/marks/scheme/bands.ts'
import { columnsOf } from '#domain/marks/scheme/columns.ts'
import { linesOf, type Line } from '#domain/marks/scheme/lines.ts'
import { sumOfPoints } from '#domain/marks/scheme/sum.ts'
import { split, type Piece } from '#domain/marks/scheme/split.ts'
import type { Letter, Scheme, SchemeLevel } from '#domain/paper/question.ts'

/** One part as it was read, with its place in the paste. */
export interface PastePart {
  /** "1(a)(ii)"; empty where the paste has no labels. */
  readonly label: string
  readonly model: 'points' | 'levels' | 'choice'
  readonly points: readonly ReadPoint[]
  readonly limits: Readonly<Record<string, number>>
  readonly levels: readonly (SchemeLevel & { readonly lines: readonly number[] })[]
  readonly key: Letter | null
  readonly guidance: string
  /** Marks that the paste states for it, and what was read comes to. */
  readonly stated: number | null
  readonly sum: number
  readonly lines: readonly [from: number, to: number]
}

export interface Paste {
  /** `unreadable`: columns that do not fit together, or nothing that could be a point. */
  readonly state: 'read' | 'unreadable'
  readonly parts: readonly PastePart[]
  /** Lines that are no part of the scheme: headers, page numbers, totals. */
  readonly dropped: readonly number[]
  /** Totals that the paste states. */
  readonly totals: readonly number[]
}

const NO_PASTE: Paste = { state: 'unreadable', parts: [], dropped: [], totals: [] }

function partOf({ label, lines, stated }: Piece): PastePart {
  const at: readonly [number, number] = [lines[0]?.at ?? 0, lines.at(-1)?.at ?? 0]
  const { levels, rest } = readBands(lines)
  const { points, limits, guidance } = collect(rest)
  const base = { label, limits, key: null, guidance, stated, lines: at }
  if (levels.length > 0)
    return { ...base, model: 'levels', points, levels, sum: Math.max(...levels.map(({ to }) => to)) }
  const only = points.length === 1 && stated !== null && stated > (points[0]?.marks ?? 0) && stated <= 2
  const own = only ? points.map(point => ({ ...point, marks: stated })) : points
  // More points than marks, with no other word about it: as many as there are marks count.
  const sum = sumOfPoints(own, limits)
  const isSome =
    stated !== null && sum > stated && Object.keys(limits).length === 0 && own.every(({ marks }) => marks === 1)
  const ofSome = isSome ? { all: stated } : limits
  const grouped = isSome ? own.map(point => ({ ...point, group: 'all' })) : own
  return { ...base, model: 'points', limits: ofSome, points: grouped, levels: [], sum: sumOfPoints(grouped, ofSome) }
}

const KEY = /^(?<no>\d{1,3})\s*[.):]?\s+(?<key>[A-D])(?:\s+[[(]?1[\])]?)?$/

function keysOf(lines: readonly Line[]): PastePart[] | null {
  const full = lines.filter(({ text }) => text !== '')
  // "1 B 2 D 3 A" in one line is a key as well.
  const cut = full.flatMap(({ text, at }) =>
    /^(?:\d{1,3}\s*[.):]?\s+[A-D]\s*[,;]?\s*){2,}$/.test(text)
      ? [...text.matchAll(/\d{1,3}\s*[.):]?\s+[A-D]/g)].map(([one]) => ({ text: one, at }))
      : [{ text, at }]
  )
  const keys = cut.map(line => ({ at: line.at, groups: KEY.exec(line.text)?.groups }))
  if (keys.length < 2 || keys.some(({ groups }) => !groups)) return null
  return keys.map(({ at, groups }) => ({
    label: groups?.['no'] ?? '',
    model: 'choice',
    points: [],
    limits: {},
    levels: [],
    key: (groups?.['key'] ?? 'A') as Letter,
    guidance: '',
    stated: 1,
    sum: 1,
    lines: [at, at]
  }))
}

/** Reads a pasted mark scheme: what it says is kept beside the lines that say it, so that each can be mended. */
export function readPaste(pasted: string): Paste {
  const columns = columnsOf(pasted)
  if (columns === 'unreadable') return NO_PASTE
  const { lines, dropped } = columns ?? linesOf(pasted)
  const keys = keysOf(lines)
  if (keys) return { state: 'read', parts: keys, dropped, totals: [] }
  const cut = split(lines)
  const parts = cut.pieces.map(partOf).filter(({ points, levels }) => points.length + levels.length > 0)
  const state = parts.length > 0 ? 'read' : 'unreadable'
  return { state, parts, dropped: [...dropped, ...cut.dropped].sort((a, b) => a - b), totals: cut.totals }
}

/** A part as a question of a paper has it. */
export function schemeOfPart({ model, points, limits, levels, key, guidance }: PastePart): Scheme {
  if (model === 'choice') return { model, key: key ?? 'A', reasons: {} }
  if (model === 'levels')
    return {
      model,
      levels: levels.map(({ from, to, text }) => ({ from, to, text })),
      indicative: [...points.map(({ text }) => text), ...guidance.split('\n').filter(line => line !== '')]
    }
  return {
    model,
    points: points.map(({ lines: _lines, ...point }) => point),
    ...(guidance !== '' && { guidance }),
    ...(Object.keys(limits).length > 0 && { limits })
  }
}
