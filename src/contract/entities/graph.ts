import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { named, text, versioned } from '#contract/entities/kinds.ts'

/** A merge of two devices may hold more lines than one device offers (contract/graph.ts). */
const LINES = 200
const CHARACTERS = 2000
const finite = z.number()

const slider = z.object({ value: finite, min: finite, max: finite, step: finite })
const line = z.object({ id: text(40), text: text(CHARACTERS), isShown: z.boolean() })

/** A graph of the study zone: what is drawn, and through which window it is seen. */
export const graph = z.strictObject({
  /** Empty: it is called by its first line. */
  title: text(SIZES.title),
  expressions: versioned(
    {
      lines: z.array(line).check(z.maxLength(LINES)),
      /** The letters without a value of their own. */
      sliders: z.record(named(40), slider),
      angle: z.enum(['radians', 'degrees']),
      /** What is marked on it; a later version may know more of them. */
      marks: z.array(named(40)).check(z.maxLength(40)),
      area: z.optional(z.object({ from: z.nullable(finite), to: z.nullable(finite) })),
      table: z.optional(z.object({ start: z.nullable(finite), step: z.nullable(finite) })),
      /** The kind of curve that is fitted to the points of a line; a later version may know more of them. */
      fit: z.optional(z.object({ id: text(40), model: text(40) }))
    },
    SIZES.json.large
  ),
  view: versioned(
    {
      window: z.object({ x0: finite, x1: finite, y0: finite, y1: finite }),
      ticks: z.enum(['number', 'pi']),
      isEqual: z.boolean(),
      traceX: finite
    },
    SIZES.json.small
  )
})
