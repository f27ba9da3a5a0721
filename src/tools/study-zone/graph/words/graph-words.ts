import type { Trouble } from '#domain/graph/drawn.ts'
import type { Conic } from '#domain/graph/conic.ts'
import type { CurveFacts, Facts, ImplicitFacts } from '#domain/graph/facts.ts'
import type { Painted } from '#domain/graph/plane/painted.ts'
import { shortNumber } from '#domain/graph/ticks.ts'
import { m } from '#messages/generated/messages.js'

const TROUBLES: Record<Trouble, (values: { name: string }) => string> = {
  nothingToDraw: () => m.graph_nothing_to_draw(),
  notEqual: () => m.graph_not_equal(),
  definedTwice: m.graph_defined_twice,
  noPoints: () => m.graph_no_points(),
  badEnds: () => m.graph_bad_ends(),
  noStart: m.graph_no_start,
  notComplex: () => m.graph_not_complex(),
  derivative: () => m.graph_write_derivative(),
  regression: () => m.graph_write_regression(),
  notInExam: () => m.exam_implicit_line()
}

export const troubleWords = (trouble: Trouble, name: string): string => TROUBLES[trouble]({ name })

const DIGITS = 4
const MOST_NAMED = 6
export const said = (value: number): string => shortNumber(value, DIGITS)
/** 1/0 has no value, though it is reckoned as one without end. */
export const heightSaid = (value: number): string => said(Number.isFinite(value) ? value : NaN)
const point = (x: number, y: number): string => `(${said(x)}, ${said(y)})`

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const listed = (items: readonly string[]): string =>
  items.length > MOST_NAMED
    ? LIST.format([...items.slice(0, MOST_NAMED), m.graph_and_more({ number: items.length - MOST_NAMED })])
    : LIST.format(items)

function kindWords(name: string, polynomial: CurveFacts['polynomial']): string | null {
  if (!polynomial) return null
  const [low = 0, slope = 0, square = 0] = polynomial
  if (polynomial.length === 1) return m.graph_is_level({ name, height: said(low) })
  if (polynomial.length === 2) return m.graph_is_line({ name, slope: said(slope) })
  if (polynomial.length > 3) return null
  return square > 0 ? m.graph_is_parabola_up({ name }) : m.graph_is_parabola_down({ name })
}

/** One curve in sentences: its kind, where it turns, where it crosses the axes, where it breaks. */
export function curveWords(
  name: string,
  facts: CurveFacts,
  picture: Painted | undefined,
  numbersOf: (place: readonly [number, number]) => readonly [number, number]
): string {
  const { polynomial, roots, rests, turnings, start } = facts
  const highest = turnings.filter(({ kind }) => kind === 'highest').map(({ x, y }) => point(x, y))
  const lowest = turnings.filter(({ kind }) => kind === 'lowest').map(({ x, y }) => point(x, y))
  const breaks = (kind: 'pole' | 'hole' | 'jump') =>
    (picture?.breaks ?? [])
      .filter(one => one.kind === kind)
      .map(({ x, y }) => numbersOf([x, y]))
      .map(([x, y]) => ({ x, y }))
  const isLevel = polynomial?.length === 1
  return [
    kindWords(name, polynomial) ?? m.graph_is_curve({ name }),
    ...(lowest.length > 0 ? [m.graph_lowest({ count: lowest.length, points: listed(lowest) })] : []),
    ...(highest.length > 0 ? [m.graph_highest({ count: highest.length, points: listed(highest) })] : []),
    ...(facts.isRestless ? [m.graph_restless()] : []),
    ...(facts.isCut ? [m.graph_cut()] : []),
    ...(roots.length > 0 && !isLevel ? [m.graph_crosses_x({ places: listed(roots.map(said)) })] : []),
    ...(isLevel ? [] : rests.slice(0, MOST_NAMED)).map(([from, to]) =>
      m.graph_rests({ from: said(from), to: said(to) })
    ),
    ...(start !== null && !isLevel ? [m.graph_crosses_y({ place: said(start) })] : []),
    ...(breaks('pole').length > 0
      ? [
          m.graph_poles({
            count: breaks('pole').length,
            places: listed(breaks('pole').map(({ x }) => `x = ${said(x)}`))
          })
        ]
      : []),
    ...(breaks('hole').length > 0
      ? [m.graph_holes({ count: breaks('hole').length, points: listed(breaks('hole').map(({ x, y }) => point(x, y))) })]
      : []),
    ...(breaks('jump').length > 0
      ? [m.graph_jumps({ places: listed(breaks('jump').map(({ x }) => `x = ${said(x)}`)) })]
      : []),
    ...(picture && picture.unsure.length > 0 ? [m.graph_unsure()] : [])
  ].join(' ')
}

function conicWords(name: string, conic: Conic | null): string {
  if (!conic) return m.graph_is_other({ name })
  const centre = point(conic.x, conic.y)
  switch (conic.kind) {
    case 'circle':
      return m.graph_is_circle({ name, centre, radius: said(conic.radius) })
    case 'ellipse':
      return m.graph_is_ellipse({ name, centre, across: said(conic.across), up: said(conic.up) })
    case 'hyperbola':
      return m.graph_is_hyperbola({ name, centre })
  }
}

/** A curve of x and y in sentences: what it is, and where it crosses the axes. */
export const implicitWords = (name: string, { conic, onX, onY, isEdge }: ImplicitFacts): string =>
  isEdge
    ? edgeWords(name, onX, onY)
    : [
        conicWords(name, conic),
        ...(onX.length > 0 ? [m.graph_crosses_x({ places: listed(onX.map(said)) })] : []),
        ...(onY.length > 0 ? [m.graph_crosses_y({ place: listed(onY.map(said)) })] : [])
      ].join(' ')

/** What is shaded, and where its edge crosses the axes. */
const edgeWords = (name: string, onX: readonly number[], onY: readonly number[]): string =>
  [
    m.graph_is_region({ name }),
    ...(onX.length > 0 ? [m.graph_edge_crosses_x({ places: listed(onX.map(said)) })] : []),
    ...(onY.length > 0 ? [m.graph_edge_crosses_y({ place: listed(onY.map(said)) })] : [])
  ].join(' ')

export function meetingWords({ meetings }: Facts, names: readonly string[]): string[] {
  return meetings.map(({ lines, points }) =>
    m.graph_meet({
      one: names[lines[0]] ?? '',
      other: names[lines[1]] ?? '',
      points: listed(points.map(({ x, y }) => point(x, y)))
    })
  )
}

/** `y = −x + 3`: no 1 before x, and no + 0. */
export function lineText(slope: number, start: number): string {
  const [steep, high] = [said(slope), said(start)]
  if (steep === '0') return `y = ${high}`
  const head = steep === '1' ? 'x' : steep === '−1' ? '−x' : `${steep}x`
  return high === '0' ? `y = ${head}` : `y = ${head} ${start < 0 ? '−' : '+'} ${said(Math.abs(start))}`
}

/** Two lines of one curve at one place. */
export function tangentWords(name: string, y: number, slope: number, x: number): string {
  const start = y - slope * x
  if (!Number.isFinite(start)) return m.graph_no_tangent({ name, place: said(x) })
  return m.graph_tangent({ name, place: said(x), line: lineText(slope, start) })
}

export function normalWords(name: string, y: number, slope: number, x: number): string {
  if (!Number.isFinite(y) || !Number.isFinite(slope)) return m.graph_no_tangent({ name, place: said(x) })
  const line = slope === 0 ? `x = ${said(x)}` : lineText(-1 / slope, y + x / slope)
  return m.graph_normal({ name, place: said(x), line })
}

const FIRST_TERMS = 6

export const sequenceWords = (name: string, values: readonly number[]): string =>
  m.graph_is_sequence({ name, terms: LIST.format(values.slice(0, FIRST_TERMS).map(said)) })

export function complexWords(name: string, [re, im]: readonly [number, number], angle: 'radians' | 'degrees'): string {
  const turn = Math.atan2(im, re)
  const argument = angle === 'degrees' ? `${said((turn * 180) / Math.PI)}°` : said(turn)
  return m.graph_is_complex({ name, place: point(re, im), modulus: said(Math.hypot(re, im)), argument })
}
