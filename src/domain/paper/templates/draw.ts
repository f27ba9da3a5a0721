import type { Figure } from '#domain/paper/question.ts'

/** Figures are drawn in black on white, from the numbers alone. Lengths in units of the drawing. */
const WIDTH = 360
const HEIGHT = 252
const LEFT = 48
const BELOW = 40
/** Room for the name of the upright axis above its highest number. */
const TOP = 32
/** Small squares between two numbers of an axis. */
const SMALL = 5

export const svg = (body: string, width = WIDTH, height = HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="none" stroke="#111" stroke-width="1.4">${body}</svg>`

export const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end' = 'middle'): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="#111" stroke="none">${words}</text>`

export const line = (x1: number, y1: number, x2: number, y2: number, extra = ''): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" ${extra}/>`

const round = (value: number): number => Math.round(value * 10) / 10

interface Scale {
  /** Where the axis ends. */
  readonly to: number
  readonly step: number
  /** The side of a small square: a reading is good to half of it. */
  readonly small: number
}

/** Steps of 1, 2 or 5 that know nothing of the question, so that no number of the axis gives an answer away. */
export function scale(most: number): Scale {
  const rough = most / 7
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9)
  const step = power * ([1, 2, 5, 10].find(factor => factor * power >= rough * (1 - 1e-9)) ?? 10)
  return { to: Math.ceil(most / step - 1e-9) * step, step, small: step / SMALL }
}

interface Axis {
  readonly label: string
  readonly scale: Scale
}

interface Graph {
  readonly alt: string
  readonly x: Axis
  readonly y: Axis
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Points only, without a line through them. */
  readonly marks?: boolean
}

const shown = (value: number): string => String(Number(value.toPrecision(4)))
const ticks = ({ to, step }: Scale, size = step): number[] =>
  Array.from({ length: Math.round(to / size) + 1 }, (_, index) => index * size)

/** A graph with a grid: axes from 0, a line through the points or a cross at each. */
export function graph({ alt, x, y, points, marks }: Graph): Figure {
  const [right, top] = [x.scale.to, y.scale.to]
  const across = (value: number): number => LEFT + (value / right) * (WIDTH - LEFT - 16)
  const up = (value: number): number => HEIGHT - BELOW - (value / top) * (HEIGHT - BELOW - TOP)
  const upright = (t: number, look: string): string => line(across(t), up(0), across(t), up(top), look)
  const level = (t: number, look: string): string => line(across(0), up(t), across(right), up(t), look)
  const [fine, grid] = ['stroke="#ddd" stroke-width="0.4"', 'stroke="#aaa" stroke-width="0.7"']
  const body = [
    ...ticks(x.scale, x.scale.small).map(t => upright(t, fine)),
    ...ticks(y.scale, y.scale.small).map(t => level(t, fine)),
    ...ticks(x.scale).map(t => upright(t, grid) + text(across(t), up(0) + 15, shown(t))),
    ...ticks(y.scale).map(t => level(t, grid) + text(across(0) - 6, up(t) + 4, shown(t), 'end')),
    line(across(0), up(0), across(right), up(0)),
    line(across(0), up(0), across(0), up(top)),
    text(across(right / 2), HEIGHT - 5, x.label),
    text(6, 12, y.label, 'start'),
    marks
      ? points.map(([a, b]) => cross(across(a), up(b))).join('')
      : `<polyline points="${points.map(([a, b]) => `${round(across(a))},${round(up(b))}`).join(' ')}"/>`
  ]
  return { id: 'fig1', label: 'Fig. 1', alt, svg: svg(body.join('')) }
}

/** What can be read of a curve, for those who cannot see it: its height at each number of the axis and where it is asked. */
export function readings(x: Scale, y: Scale, curve: (x: number) => number, also: readonly number[] = []): string {
  const half = y.small / 2
  const read = (value: number): string => shown(Math.round(value / half) * half)
  const places = [...new Set([...ticks(x), ...also])].sort((a, b) => a - b)
  return `Points that can be read: ${places.map(t => `(${shown(t)}, ${read(curve(t))})`).join(', ')}.`
}

const cross = (x: number, y: number): string => line(x - 4, y - 4, x + 4, y + 4) + line(x - 4, y + 4, x + 4, y - 4)
