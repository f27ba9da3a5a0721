import type { Figure } from '#domain/paper/question.ts'

/** Figures are drawn in black on white, from the numbers alone. Lengths in units of the drawing. */
const WIDTH = 360
const HEIGHT = 252
const LEFT = 48
const BELOW = 36
/** Room for the name of the upright axis above its highest number. */
const TOP = 30

export const svg = (body: string, width = WIDTH, height = HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="none" stroke="#111" stroke-width="1.4">${body}</svg>`

export const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end' = 'middle'): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="#111" stroke="none">${words}</text>`

export const line = (x1: number, y1: number, x2: number, y2: number, extra = ''): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" ${extra}/>`

const round = (value: number): number => Math.round(value * 10) / 10

interface Axis {
  readonly label: string
  readonly to: number
  readonly step: number
}

interface Graph {
  readonly id?: string
  readonly label?: string
  readonly alt: string
  readonly x: Axis
  readonly y: Axis
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Points only, without a line through them. */
  readonly marks?: boolean
}

/** A graph with a grid: axes from 0, a line through the points or a cross at each. */
export function graph({ id = 'fig1', label = 'Fig. 1', alt, x, y, points, marks }: Graph): Figure {
  const across = (value: number): number => LEFT + (value / x.to) * (WIDTH - LEFT - 16)
  const up = (value: number): number => HEIGHT - BELOW - (value / y.to) * (HEIGHT - BELOW - TOP)
  const ticks = (axis: Axis): number[] =>
    Array.from({ length: Math.floor(axis.to / axis.step + 1e-9) + 1 }, (_, index) => index * axis.step)
  const shown = (value: number): string => String(Number(value.toPrecision(4)))
  const grid = 'stroke="#bbb" stroke-width="0.6"'
  const body = [
    ...ticks(x).map(t => line(across(t), up(0), across(t), up(y.to), grid) + text(across(t), up(0) + 15, shown(t))),
    ...ticks(y).map(
      t => line(across(0), up(t), across(x.to), up(t), grid) + text(across(0) - 6, up(t) + 4, shown(t), 'end')
    ),
    line(across(0), up(0), across(x.to), up(0)),
    line(across(0), up(0), across(0), up(y.to)),
    text(across(x.to / 2), HEIGHT - 4, x.label),
    text(6, 12, y.label, 'start'),
    marks
      ? points.map(([a, b]) => cross(across(a), up(b))).join('')
      : `<polyline points="${points.map(([a, b]) => `${round(across(a))},${round(up(b))}`).join(' ')}"/>`
  ]
  return { id, label, alt, svg: svg(body.join('')) }
}

const cross = (x: number, y: number): string => line(x - 4, y - 4, x + 4, y + 4) + line(x - 4, y + 4, x + 4, y - 4)
