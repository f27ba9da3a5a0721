import type { Numbering } from '#domain/paper/preset.ts'

/** `1`, `0 1`, `Q1`: the number of a question in the board's manner. `at` counts from 0. */
export function questionNumber(numbering: Numbering, at: number): string {
  const n = at + 1
  if (numbering === 'aqa') return Array.from(String(n).padStart(2, '0')).join(' ')
  if (numbering === 'cbse') return `Q${n}`
  return numbering === 'ib' ? `${n}.` : String(n)
}

/** `(a)`, `. 1`, `A`: the label of a part; empty where a question has one part. */
export function partLabel(numbering: Numbering, label: string | undefined, count: number): string {
  if (count < 2 || !label) return ''
  if (numbering === 'aqa') return `. ${label.charCodeAt(0) - 96}`
  if (numbering === 'ap') return label.toUpperCase()
  return numbering === 'icse' ? `(${ROMAN[label.charCodeAt(0) - 97] ?? label})` : `(${label})`
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** The marks in the margin. */
export function marksLabel(numbering: Numbering, marks: number): string {
  if (numbering === 'aqa') return `[${marks} ${marks === 1 ? 'mark' : 'marks'}]`
  if (numbering === 'edexcel') return `(${marks})`
  return numbering === 'cbse' || numbering === 'ap' ? String(marks) : `[${marks}]`
}

const MOST_LINES = 22

/** Ruled lines for an answer: about two a mark, more for the first, so that nobody runs out of room. */
export const answerLines = (marks: number): number => Math.min(MOST_LINES, Math.round(marks * 1.6) + 1)
