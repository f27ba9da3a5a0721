import type { DocNode } from '#domain/notes/note-text.ts'

/** A sentence with the space behind it; the last may lack its stop. */
const SENTENCE = /[^.!?]+[.!?]*\s*/g

function plainText(node: DocNode): string | null {
  const isPlain = (node.content ?? []).every(part => part.type === 'text' && (part.marks ?? []).length === 0)
  return isPlain ? (node.content ?? []).map(part => part.text ?? '').join('') : null
}

/**
 * What a second version of a block says beyond the first, so that a sentence of both does not stand twice; null when that
 * is nothing. Blocks with formulas, links or bold words are left whole.
 */
export function beyond(first: DocNode, second: DocNode): DocNode | null {
  const [one, other] = [plainText(first), plainText(second)]
  if (one === null || other === null || first.type !== second.type) return second
  const known = new Set((one.match(SENTENCE) ?? []).map(sentence => sentence.trim()))
  const sentences = other.match(SENTENCE) ?? []
  const left = sentences.filter(sentence => !known.has(sentence.trim()))
  if (left.length === sentences.length) return second
  const text = left.join('').trim()
  return text === '' ? null : { ...second, content: [{ type: 'text', text }] }
}
