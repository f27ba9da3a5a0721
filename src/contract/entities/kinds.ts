import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { hasAtMost } from '#lib/values/whole-text.ts'

/** A calendar date without a time: 2027-05-12. */
export const plainDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** An instant, ISO 8601 with zone. */
export const instant = z.string().check(z.minLength(20), z.maxLength(40))
/** Signs are counted as the database counts them: one that takes two units of UTF-16 is one. */
const atMost = (max: number) => z.refine<string>(value => hasAtMost(value, max), 'too_big')
export const text = (max: number) => z.string().check(atMost(max))
export const named = (max: number) => z.string().check(z.minLength(1), atMost(max))
export const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))
export const between = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max))
/** Minutes since midnight, by the clock on the student's wall. */
export const minuteOfDay = whole(0, 1439)
export const json = z.record(z.string(), z.unknown())
export const tags = z.array(named(SIZES.tags.length)).check(z.maxLength(SIZES.tags.count))
export const fileIds = z.array(z.uuid()).check(z.maxLength(SIZES.filesOfOne))
/** An engine's name, or `manual`. */
export const engineName = text(80)
/** A 32-bit seed. */
export const seed = whole(0, 4_294_967_295)

/** A JSON column: it says its version, so that a later shape can be told from this one, and has a limit of bytes. */
export function versioned<Shape extends z.core.$ZodLooseShape>(shape: Shape, bytes: number) {
  const isSmall = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength <= bytes
  return z.looseObject({ v: z.literal(1), ...shape }).check(z.refine(isSmall, 'too_big'))
}
