/** What a reader is to see of a JSON column: the values of these, in their order. */
const SHOWN = new Set([
  'title',
  'stem',
  'text',
  'words',
  'question',
  'prompt',
  'answer',
  'front',
  'back',
  'label',
  'option'
])
const DEEPEST = 30

/** The words of a paper, a quiz or a question, whatever their shape. */
export function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap(item => (typeof item === 'string' ? [item] : textsOf(item, depth + 1)))
  return Object.entries(value).flatMap(([key, inside]) =>
    typeof inside === 'string' ? (SHOWN.has(key) && inside.trim() !== '' ? [inside] : []) : textsOf(inside, depth + 1)
  )
}

/** The words of a document of the editor. */
export function docText(node: unknown, depth = 0): string {
  if (typeof node !== 'object' || node === null || depth > DEEPEST * 2) return ''
  const { text, content, type } = node as { text?: unknown; content?: unknown; type?: unknown }
  if (typeof text === 'string') return text
  const inside = Array.isArray(content) ? content.map(one => docText(one, depth + 1)) : []
  return inside.join(type === 'doc' ? '\n' : '')
}
