import { readBands } from '#domain/marks/scheme/bands.ts'
import { collect } from '#domain/marks/scheme/collect.ts'
import { linesOf } from '#domain/marks/scheme/lines.ts'
import type { Scheme, SchemeLevel } from '#domain/paper/question.ts'

type PointsScheme = Extract<Scheme, { readonly model: 'points' }>

/** The scheme of one part by points, as examiners write it; a paste of several is read by `readPaste`. */
export function readPoints(typed: string): PointsScheme {
  const { points, limits, guidance } = collect(linesOf(typed).lines)
  return {
    model: 'points',
    points: points.map(({ lines: _lines, ...point }) => point),
    ...(guidance !== '' && { guidance }),
    ...(Object.keys(limits).length > 0 && { limits })
  }
}

const LEVEL =
  /^(?:level\s*\w+\s*[:.(]?\s*)?(\d{1,3})(?:\s*(?:[-–—]|to)\s*(\d{1,3}))?\s*(?:marks?)?\s*[):.\]]*\s+(\S.*)$/i

/** Bands in any of the ways that schemes set them; "3 …", "2 …" only here, where levels are meant. */
export function readLevels(typed: string): SchemeLevel[] {
  const bands = readBands(linesOf(typed).lines).levels.map(({ from, to, text }) => ({ from, to, text }))
  const plain = plainLevels(typed)
  return bands.length >= plain.length ? bands : plain
}

/** Bands, a line each, with their marks in front. A line without marks goes on with the band before it. */
function plainLevels(typed: string): SchemeLevel[] {
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
