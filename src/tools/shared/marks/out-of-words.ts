import type { MarkRange } from '#domain/marks/points.ts'
import { m } from '#messages/generated/messages.js'

export const figure = (value: number): string => (Number.isInteger(value) ? `${value}` : value.toFixed(1))

/** "2", or "2 to 3" where something is not sure. */
export const rangeWords = ({ low, high }: Pick<MarkRange, 'low' | 'high'>): string =>
  low === high ? figure(low) : m.reviewer_range({ low: figure(low), high: figure(high) })

export const outOfWords = (mark: MarkRange): string => m.reviewer_of({ marks: rangeWords(mark), max: figure(mark.max) })
