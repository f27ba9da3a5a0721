/** A page as the index reads it: the earlier a part stands here, the more its words weigh. */
export interface SearchPage {
  readonly path: string
  readonly title: string
  readonly kind: string
  readonly description: string
  readonly headings: readonly string[]
  readonly text: string
}

export interface SearchIndex {
  readonly pages: readonly {
    readonly path: string
    readonly title: string
    readonly kind: string
    readonly description: string
  }[]
  /** Per word: page, weight, page, weight, … */
  readonly words: Readonly<Record<string, readonly number[]>>
}

export type SearchHit = SearchIndex['pages'][number]

const WEIGHTS = { title: 12, description: 5, headings: 4, text: 1 } as const
/** A page that repeats a word often is not that much more about it. */
const MOST_IN_TEXT = 4

/** Small letters without accents, so that `café` is found by `cafe`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu)?.filter(word => word.length > 1) ?? []
}

function weigh(page: SearchPage): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number): void => {
    for (const word of new Set(wordsOf(text))) weights.set(word, (weights.get(word) ?? 0) + weight)
  }
  add(`${page.title} ${page.kind}`, WEIGHTS.title)
  add(page.description, WEIGHTS.description)
  add(page.headings.join(' '), WEIGHTS.headings)
  const counts = new Map<string, number>()
  for (const word of wordsOf(page.text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts)
    weights.set(word, (weights.get(word) ?? 0) + WEIGHTS.text * Math.min(count, MOST_IN_TEXT))
  return weights
}

export function buildIndex(pages: readonly SearchPage[]): SearchIndex {
  const words = new Map<string, number[]>()
  pages.forEach((page, at) => {
    for (const [word, weight] of weigh(page)) {
      const places = words.get(word)
      if (places) places.push(at, weight)
      else words.set(word, [at, weight])
    }
  })
  return {
    pages: pages.map(({ path, title, kind, description }) => ({ path, title, kind, description })),
    words: Object.fromEntries([...words].sort(([one], [other]) => (one < other ? -1 : 1)))
  }
}

/** Weights of the pages that hold a word, or one that begins with it; the whole word counts double. */
function matches(index: SearchIndex, asked: string): Map<number, number> {
  const found = new Map<number, number>()
  for (const [word, places] of Object.entries(index.words)) {
    if (!word.startsWith(asked)) continue
    for (let at = 0; at < places.length; at += 2) {
      const page = places[at] ?? 0
      const weight = (places[at + 1] ?? 0) * (word === asked ? 2 : 1)
      found.set(page, Math.max(found.get(page) ?? 0, weight))
    }
  }
  return found
}

/** Pages that hold every word asked for, best first. */
export function searchPages(index: SearchIndex, query: string): SearchHit[] {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  const perWord = asked.map(word => matches(index, word))
  const total = (page: number): number => perWord.reduce((sum, found) => sum + (found.get(page) ?? 0), 0)
  return index.pages
    .map((page, at) => ({ page, at }))
    .filter(({ at }) => perWord.every(found => found.has(at)))
    .sort((one, other) => total(other.at) - total(one.at) || one.at - other.at)
    .map(({ page }) => page)
}
