/** A card hides at most so many marks: the ordinal is stored with the card. */
export const MAX_ORDINAL = 20

export type ClozeSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mark'; readonly ordinal: number; readonly answer: string; readonly hint: string | null }

export type ClozeFault =
  /** No {{c1::…}} in the text at all. */
  | { readonly kind: 'none' }
  /** A mark that is opened and not closed. */
  | { readonly kind: 'unclosed'; readonly excerpt: string }
  /** {{c::…}}, {{c0::…}} or a number above the limit. */
  | { readonly kind: 'number'; readonly excerpt: string }
  /** Nothing between :: and }}. */
  | { readonly kind: 'empty'; readonly ordinal: number }
  /** A mark inside a mark. */
  | { readonly kind: 'nested'; readonly ordinal: number }

export type Cloze =
  | { readonly kind: 'cloze'; readonly segments: readonly ClozeSegment[]; readonly ordinals: readonly number[] }
  | { readonly kind: 'faulty'; readonly fault: ClozeFault }

export type ShownSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'blank'; readonly hint: string | null }
  | { readonly kind: 'answer'; readonly text: string }

const OPENING = /\{\{c([^:{}]*)::/g

/** Where a mark's content ends: the first }} outside braces, so that $\frac{1}{x^{2}}$ may stand in a mark. */
function closing(text: string, from: number): number {
  let depth = 0
  for (let index = from; index < text.length; index++) {
    if (text[index] === '{') depth++
    else if (text[index] === '}') {
      if (depth > 0) depth--
      else if (text[index + 1] === '}') return index
    }
  }
  return -1
}

function excerptAt(text: string, index: number): string {
  const end = index + 24
  return text.slice(index, end) + (text.length > end ? '…' : '')
}

/** Reads {{c1::answer}} and {{c1::answer::hint}}. Marks with one number are hidden together. */
export function parseCloze(text: string): Cloze {
  const segments: ClozeSegment[] = []
  const ordinals = new Set<number>()
  let at = 0
  for (const opening of text.matchAll(OPENING)) {
    const [start, number = ''] = [opening.index, opening[1]]
    if (start < at) continue
    const ordinal = /^\d{1,2}$/.test(number) ? Number(number) : 0
    if (ordinal < 1 || ordinal > MAX_ORDINAL) return fault({ kind: 'number', excerpt: excerptAt(text, start) })
    const from = start + opening[0].length
    const end = closing(text, from)
    if (end < 0) return fault({ kind: 'unclosed', excerpt: excerptAt(text, start) })
    const content = text.slice(from, end)
    if (/\{\{c[^:{}]*::/.test(content)) return fault({ kind: 'nested', ordinal })
    const split = content.indexOf('::')
    const answer = split < 0 ? content : content.slice(0, split)
    const hint = split < 0 ? '' : content.slice(split + 2).trim()
    if (answer.trim() === '') return fault({ kind: 'empty', ordinal })
    if (start > at) segments.push({ kind: 'text', text: text.slice(at, start) })
    segments.push({ kind: 'mark', ordinal, answer, hint: hint === '' ? null : hint })
    ordinals.add(ordinal)
    at = end + 2
  }
  if (ordinals.size === 0) return fault({ kind: 'none' })
  if (at < text.length) segments.push({ kind: 'text', text: text.slice(at) })
  return { kind: 'cloze', segments, ordinals: [...ordinals].sort((a, b) => a - b) }
}

function fault(found: ClozeFault): Cloze {
  return { kind: 'faulty', fault: found }
}

/** One side of the card that hides the marks of one number: a blank on the question, the answer on the other. */
export function showCloze(
  segments: readonly ClozeSegment[],
  ordinal: number,
  side: 'question' | 'answer'
): ShownSegment[] {
  return segments.map(segment => {
    if (segment.kind === 'text') return segment
    if (segment.ordinal !== ordinal) return { kind: 'text', text: segment.answer }
    return side === 'question' ? { kind: 'blank', hint: segment.hint } : { kind: 'answer', text: segment.answer }
  })
}

/** Sets the marked stretch of a text as the next blank. */
export function addMark(text: string, start: number, end: number): string {
  const read = parseCloze(text)
  const next = read.kind === 'cloze' ? Math.min(MAX_ORDINAL, (read.ordinals.at(-1) ?? 0) + 1) : 1
  return `${text.slice(0, start)}{{c${next}::${text.slice(start, end)}}}${text.slice(end)}`
}
