import type { Segment } from '#domain/pdf/lines.ts'

/** Of the page's height: where a running head or foot stands. */
const EDGE = 0.12
/** On so many pages the same words are no text of their own. */
const PAGES = 3

export interface PageLines {
  /** From 1 on. */
  readonly page: number
  readonly height: number
  readonly columns: readonly (readonly Segment[])[]
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim()

/** `12`, `- 12 -`, `Page 3 of 14`. */
const isNumber = (text: string): boolean =>
  /^\W*(?:page\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:of|\/)\s*\d{1,4})?\W*$/i.test(text)

function isAtEdge({ y }: Segment, height: number): boolean {
  return y < EDGE * height || y > (1 - EDGE) * height
}

/**
 * Without what stands at the top or foot of many pages, and without page numbers there. Running heads count the pages;
 * “Part 1”, “Part 2” in larger letters than the text are titles.
 */
export function withoutRunning(pages: readonly PageLines[], isLarge: (line: Segment) => boolean): PageLines[] {
  const keyOf = (line: Segment, height: number): string =>
    `${Math.round((20 * line.y) / height)} ${isLarge(line) ? line.text : bare(line.text)}`
  const seen = new Map<string, number>()
  for (const { height, columns } of pages) {
    const keys = columns
      .flat()
      .filter(one => isAtEdge(one, height))
      .map(one => keyOf(one, height))
    for (const key of new Set(keys)) seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  const least = Math.max(2, Math.min(PAGES, pages.length))
  return pages.map(page => ({
    ...page,
    columns: page.columns.map(column =>
      column.filter(one => {
        if (!isAtEdge(one, page.height)) return true
        const times = seen.get(keyOf(one, page.height)) ?? 0
        return !(times >= least || (times >= 2 && isNumber(one.text)))
      })
    )
  }))
}
