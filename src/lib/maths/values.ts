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

/** `x_1`, `v_max` in braces, and the neighbours in a sequence: `u_{n+1}`, `u_(n-1)`. */
export function subscript(cursor: Cursor): string {
  const end = cursor.take(OPEN) ? CLOSE : cursor.take('(') ? ')' : null
  let text = ''
  const goesOn = () => {
    const { kind } = cursor.token
    return kind === 'number' || kind === 'name' || (end !== null && text !== '' && (cursor.is('+') || cursor.is('-')))
  }
  while (goesOn()) {
    const isFirst = text === ''
    if (end === null && !isFirst && (cursor.tex || cursor.token.gap || cursor.last?.kind !== cursor.token.kind)) break
    text += cursor.tex && end === null ? cursor.digit().text : cursor.next().text
  }
  if (text === '' || /[+-]$/.test(text)) cursor.refuse('straySubscript')
  if (end !== null && !cursor.take(end)) cursor.refuse('straySubscript')
  return text
}
