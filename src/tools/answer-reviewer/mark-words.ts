import type { MarkRange } from '#domain/marks/points.ts'
import { m } from '#messages/generated/messages.js'

const figure = (value: number): string => (Number.isInteger(value) ? `${value}` : value.toFixed(1))

/** "2", or "2 to 3" where something is not sure. */
export const rangeWords = ({ low, high }: Pick<MarkRange, 'low' | 'high'>): string =>
  low === high ? figure(low) : m.reviewer_range({ low: figure(low), high: figure(high) })

export const outOfWords = (mark: MarkRange): string => m.reviewer_of({ marks: rangeWords(mark), max: figure(mark.max) })

/** How many marks more or less, in words; `null` where both agree. */
export function moreWords(more: number): string {
  const size = figure(Math.abs(Math.round(more * 10) / 10))
  if (Math.abs(more) < 0.05) return m.reviewer_same()
  return more > 0 ? m.reviewer_more({ marks: size }) : m.reviewer_fewer({ marks: size })
}

export const dayWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
