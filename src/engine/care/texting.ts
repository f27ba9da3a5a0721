/** Words as they are typed in a hurry; what one stands for in another language is another list's. */
const SHORT: readonly (readonly [string, string])[] = [
  ['wana', 'wanna'],
  ['wnna', 'wanna'],
  ['gona', 'gonna'],
  ['dnt', 'dont'],
  ['cnt', 'cant'],
  ['q', 'que'],
  ['k', 'que'],
  ['ke', 'que'],
  ['xq', 'porque'],
  ['qro', 'quero'],
  ['qria', 'queria'],
  ['n', 'nao']
]
const SHORTS = new Map(SHORT)

/** "k", "q" and "c" for one sound in Spanish and Portuguese: "kiero", "qiero". */
const bySound = (word: string): string => word.replaceAll(/[kq](?=[ei])/g, 'qu').replaceAll(/k(?=[aou])/g, 'c')

/** The sentence written out, where a word of it is one of the list only then; null where all stays. */
export function writtenOut(sentence: string, known: ReadonlySet<string>): string | null {
  const right = sentence
    .split(' ')
    .map(word => {
      if (known.has(word)) return word
      const whole = SHORTS.get(word)
      if (whole !== undefined) return whole
      const sound = bySound(word)
      return known.has(sound) ? sound : word
    })
    .join(' ')
  return right === sentence ? null : right
}
