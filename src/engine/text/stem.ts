import porter from 'wink-porter2-stemmer'

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/is(e|ed|es|ing|ation|ations)$/, 'iz$1'],
  [/ys(e|ed|es|ing)$/, 'yz$1'],
  [/our(s|ed|ing|able)?$/, 'or$1'],
  [/^(.+)tre(s?)$/, '$1ter$2']
]

/** Words met before: a note says the same ones again and again. */
const KNOWN = new Map<string, string>()
const MOST = 50_000

/** The stem of a word in small letters (Porter's second algorithm), the same for British and American spelling. */
export function stemOf(lower: string): string {
  const known = KNOWN.get(lower)
  if (known !== undefined) return known
  const bare = lower.replace(/^['’]+|['’]s?['’]?$/g, '')
  const british = bare.length > 5 ? BRITISH.find(([from]) => from.test(bare)) : undefined
  // The package's own marks are figures.
  const isWord = bare.length > 2 && /^[a-z'’-]+$/.test(bare)
  const stem = isWord ? porter(british ? bare.replace(british[0], british[1]) : bare) : bare
  if (KNOWN.size >= MOST) KNOWN.clear()
  KNOWN.set(lower, stem)
  return stem
}
