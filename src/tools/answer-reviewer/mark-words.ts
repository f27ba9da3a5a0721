import { m } from '#messages/generated/messages.js'
import { figure } from '#tools/shared/marks/out-of-words.ts'

/** How many marks more or less, in words; `null` where both agree. */
export function moreWords(more: number): string {
  const size = figure(Math.abs(Math.round(more * 10) / 10))
  if (Math.abs(more) < 0.05) return m.reviewer_same()
  return more > 0 ? m.reviewer_more({ marks: size }) : m.reviewer_fewer({ marks: size })
}

export const dayWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
