const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []

/** Letters by which two forms of one word are taken for the same: "elections" and "election". */
const STEM = 5

const stemOf = (word: string): string => word.replace(/s$/, '').slice(0, STEM)

/** What shares words with a text, the nearest first. */
export function sharing<Item>(text: string, items: readonly Item[], read: (item: Item) => string): Item[] {
  const texts = items.map(item => new Set(wordsOf(read(item)).map(stemOf)))
  const held = (stem: string): number => texts.filter(words => words.has(stem)).length
  // A word that stands everywhere tells nothing.
  const weights = new Map(
    [...new Set(wordsOf(text).map(stemOf))].map(stem => [stem, Math.log(1 + items.length / (1 + held(stem)))])
  )
  const scored = items.map((item, at) => {
    const score = [...weights].reduce((sum, [stem, weight]) => sum + (texts[at]?.has(stem) ? weight : 0), 0)
    return { item, score }
  })
  const most = Math.max(0, ...scored.map(({ score }) => score))
  if (most === 0) return []
  return scored
    .filter(({ score }) => score >= most / 3)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

/** The same; all of it in its order where nothing shares a word. */
export function nearTo<Item>(text: string, items: readonly Item[], read: (item: Item) => string): Item[] {
  const near = sharing(text, items, read)
  return near.length > 0 ? near : [...items]
}

/** The nearest first, then the rest of what they come from: of a note named by its title every question counts. */
export function nearFirst<Item>(
  text: string,
  items: readonly Item[],
  read: (item: Item) => string,
  from: (item: Item) => string | undefined
): Item[] {
  const near = nearTo(text, items, read)
  const origins = new Set(near.map(from))
  return [...near, ...items.filter(item => !near.includes(item) && origins.has(from(item)))]
}
