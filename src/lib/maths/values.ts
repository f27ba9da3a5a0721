import type { Cursor } from './cursor.ts'
import { CLOSE, OPEN } from './tokens.ts'

const STARTS = new Set(['(', '[', '√', '∛', '∜', '⌊', '⌈', '|(', 'frac', 'sqrt', 'binom', 'index', 'matrix', OPEN])

export function startsValue({ token, bars }: Cursor): boolean {
  if (token.kind === 'number' || token.kind === 'name' || token.kind === 'function') return true
  return token.kind === 'sign' && (STARTS.has(token.text) || (token.text === '|' && bars === 0))
}

/** Two values side by side are multiplied, unless a number follows what it could belong to: x2, 3 4. */
export function besides(cursor: Cursor) {
  const { token, last } = cursor
  if (token.kind !== 'number' || !last) return
  const isCut = cursor.tex && last.at + last.length === token.at
  if (last.kind === 'number' && !isCut) cursor.refuse('twoNumbers')
  if (last.kind === 'name') cursor.refuse('letterThenNumber', last, `${last.text}${token.text}`)
  if (last.text === CLOSE && !cursor.tex) cursor.refuse('twoNumbers')
}

export function subscript(cursor: Cursor): string {
  const grouped = cursor.take(OPEN)
  let text = ''
  while (cursor.token.kind === 'number' || cursor.token.kind === 'name') {
    const isFirst = text === ''
    if (!grouped && !isFirst && (cursor.tex || cursor.token.gap || cursor.last?.kind !== cursor.token.kind)) break
    text += cursor.tex && !grouped ? cursor.digit().text : cursor.next().text
  }
  if (text === '') cursor.refuse('straySubscript')
  if (grouped && !cursor.take(CLOSE)) cursor.refuse('straySubscript')
  return text
}
