import { diffArrays, diffWordsWithSpace } from 'diff'

export interface Part {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** A line of the note: as it stands on both sides, or on one of them. */
export interface Line {
  readonly kind: 'same' | 'added' | 'removed' | 'changed'
  readonly parts: readonly Part[]
}

const whole = (kind: 'same' | 'added' | 'removed', text: string): Line => ({ kind, parts: [{ kind, text }] })

/** Milliseconds for the words of one line; a longer look shows it as removed and added. */
const TIMEOUT = 200

function changed(before: string, after: string): readonly Line[] {
  const found = diffWordsWithSpace(before, after, { timeout: TIMEOUT })
  const parts = (found ?? []).map(({ value, added, removed }): Part => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value
  }))
  // Two lines with nothing but a space in common are two lines.
  if (!parts.some(({ kind, text }) => kind === 'same' && text.trim() !== ''))
    return [whole('removed', before), whole('added', after)]
  return [{ kind: 'changed', parts }]
}

/** What leads from one text to the other, line by line and in a changed line word by word. */
export function diffTexts(before: string, after: string): Line[] {
  const chunks = diffArrays(before.split('\n'), after.split('\n'))
  return chunks.flatMap((chunk, index): readonly Line[] => {
    if (!chunk.added && !chunk.removed) return chunk.value.map(text => whole('same', text))
    const next = chunks[index + 1]
    const last = chunks[index - 1]
    if (chunk.added) return last?.removed ? [] : chunk.value.map(text => whole('added', text))
    const added = next?.added ? next.value : []
    const pairs = Math.min(chunk.value.length, added.length)
    return [
      ...chunk.value.slice(0, pairs).flatMap((text, at) => changed(text, added[at] ?? '')),
      ...chunk.value.slice(pairs).map(text => whole('removed', text)),
      ...added.slice(pairs).map(text => whole('added', text))
    ]
  })
}

/** One side of it again. */
export function sideOf(lines: readonly Line[], side: 'before' | 'after'): string {
  const other = side === 'before' ? 'added' : 'removed'
  return lines
    .filter(({ kind }) => kind !== other)
    .map(({ parts }) => parts.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join(''))
    .join('\n')
}
