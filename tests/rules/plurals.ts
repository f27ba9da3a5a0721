import type { Message } from '../../src/messages/compile.ts'

/** Values that are no counts: names, sentences, times, places in a list, a range. */
const NO_COUNTS = new Set(['name', 'reason', 'time', 'section', 'board', 'ordinal', 'point', 'range', 'gap'])
/** Limits of ours, which are never one. A count that is chosen or met may not bear such a name. */
const LIMITS = new Set(['limit', 'min', 'max', 'most', 'least', 'length', 'to', 'lines', 'characters'])
/** Words in s that are no plural nouns. */
const NO_NOUNS = new Set(['is', 'was', 'has', 'this', 'its', 'as', 'always', 'less', 'plus', 'across', 'does', 'thus'])
/** Units have one form. */
const AFTER = /\{(\w+)\}(?! (?:min|h|s|kB|MB|GB)\b)((?: [\p{L}’'“”-]+){1,3})/gu

/** Places of a text where a number stands before a noun or verb in the plural, by the name of the number. */
function countsIn(text: string): string[] {
  return [...text.matchAll(AFTER)]
    .filter(([, , words = '']) =>
      words
        .trim()
        .split(' ')
        .some(word => /^(are|were|have)$/.test(word) || (/^[\p{L}’-]{2,}s$/u.test(word) && !NO_NOUNS.has(word)))
    )
    .map(([, name = '']) => name)
    .filter(name => !NO_COUNTS.has(name) && !LIMITS.has(name))
}

/** Messages that would say "1 things": a count before a plural, and no other form for one. */
export function unpluralised(messages: readonly Message[]): string[] {
  return messages.flatMap(({ name, texts }) => {
    const by = typeof texts === 'string' ? '' : texts.by
    const all = typeof texts === 'string' ? [texts] : Object.values(texts.forms)
    const wrong = new Set(all.flatMap(countsIn).filter(count => count !== by))
    return [...wrong].map(count => `${name}: {${count}}`)
  })
}

/** Messages with a form for other numbers and none for one. */
export function withoutOne(messages: readonly Message[]): string[] {
  return messages.flatMap(({ name, texts }) =>
    typeof texts === 'string' || texts.forms['one'] !== undefined ? [] : [name]
  )
}
