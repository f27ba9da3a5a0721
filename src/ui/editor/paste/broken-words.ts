/** A word cut by the end of a line: "Nether-⏎lands", or "Nether- lands" where the reader of a PDF made it one line. */
const CUT = /(\p{L}{2,})-(?:[ \t]*\n[ \t]*|[ \t])(\p{Ll}{2,})/gu

/** A soft hyphen says where a word may be cut; a ligature is two letters that the page drew as one sign. */
const SOFT = /\u00AD(?:[ \t]*\n[ \t]*)?/gu
const LIGATURES = /[\uFB00-\uFB06]/gu

/** "short- and long-term": the hyphen waits for its other half. */
const SUSPENDED = new Set(['and', 'or', 'to', 'nor', 'but', 'versus'])

/** First halves that English writes with a hyphen far more often than not. */
const HYPHENATED = new Set(
  'well self non ill half cross long short high low large small full part post ex all first second third mid semi'.split(
    ' '
  )
)

/**
 * Words that the edge of a page cut in two are whole again. What the rest of the text says decides: where it writes
 * the word with its hyphen, the hyphen stays.
 */
export function mendBrokenWords(copied: string): string {
  const text = copied.replaceAll(SOFT, '').replaceAll(LIGATURES, sign => sign.normalize('NFKD'))
  const known = text.toLowerCase()
  return text.replaceAll(CUT, (all, first: string, second: string) => {
    const [one, other] = [first.toLowerCase(), second.toLowerCase()]
    if (SUSPENDED.has(other)) return all
    if (known.includes(`${one}-${other}`)) return `${first}-${second}`
    if (!known.includes(`${one}${other}`) && HYPHENATED.has(one)) return `${first}-${second}`
    return `${first}${second}`
  })
}
