import * as z from 'zod/mini'

/** More lines or longer ones are no graph of a course; the row stays small enough to be sent whole. */
const LINES = 50
const CHARACTERS = 2000
const finite = z.number()
const short = z.string().check(z.maxLength(40))

const slider = z.object({ value: finite, min: finite, max: finite, step: finite })
const line = z.object({ id: short, text: z.string().check(z.maxLength(CHARACTERS)), isShown: z.boolean() })

export const GRAPH_MARKS = [
  'trace',
  'roots',
  'turnings',
  'meetings',
  'area',
  'tangent',
  'normal',
  'derivative',
  'logX',
  'logY'
] as const

/** A graph as it stands on the screen; its row has it in two columns (contract/entities/graph.ts). */
export const graphDoc = z.object({
  v: z.literal(1),
  lines: z.array(line).check(z.maxLength(LINES)),
  sliders: z.record(short, slider),
  window: z.object({ x0: finite, x1: finite, y0: finite, y1: finite }),
  angle: z.enum(['radians', 'degrees']),
  ticks: z.enum(['number', 'pi']),
  isEqual: z.boolean(),
  marks: z.array(z.enum(GRAPH_MARKS)),
  traceX: finite,
  /** Where the student wants the area to begin and end, and the table of values; null is found by itself. */
  area: z.optional(z.object({ from: z.nullable(finite), to: z.nullable(finite) })),
  table: z.optional(z.object({ start: z.nullable(finite), step: z.nullable(finite) })),
  /** The kind of curve that is fitted to the points of a line, `none` where it was taken off again. */
  fit: z.optional(z.object({ id: short, model: short }))
})

export type GraphDoc = z.infer<typeof graphDoc>
export type GraphMark = (typeof GRAPH_MARKS)[number]
export type GraphSlider = z.infer<typeof slider>
export const MOST_LINES = LINES

export const BLANK_GRAPH: GraphDoc = {
  v: 1,
  lines: [{ id: 'first', text: '', isShown: true }],
  sliders: {},
  window: { x0: -8, x1: 8, y0: -6, y1: 6 },
  angle: 'radians',
  ticks: 'number',
  isEqual: true,
  marks: ['trace', 'roots', 'turnings', 'meetings'],
  traceX: 1
}

export const isBlankGraph = ({ lines }: GraphDoc): boolean => lines.every(({ text }) => text.trim() === '')
