import { RELATED_STEMS } from '#engine/text/related-stems.ts'

let known: ReadonlyMap<string, string> | undefined

/** The table is opened at the first question. */
const table = (): ReadonlyMap<string, string> =>
  (known ??= new Map(
    RELATED_STEMS.join(';')
      .split(';')
      .map(line => {
        const end = line.indexOf(' ')
        return [line.slice(0, end), line.slice(end)]
      })
  ))

/** Stems of other words for a word, each with how near they are, 0.1 to 0.9. */
export function relatedOf(stem: string): [string, number][] {
  const line = table().get(stem)
  return line === undefined
    ? []
    : line
        .slice(1)
        .split(' ')
        .map(one => [one.slice(0, -1), Number(one.at(-1)) / 10])
}

const nearIn = (line: string, other: string): number => {
  for (let at = line.indexOf(other); at >= 0; at = line.indexOf(other, at + 1)) {
    const end = at + other.length
    if (line[at - 1] === ' ' && (end + 1 === line.length || line[end + 1] === ' ')) return Number(line[end]) / 10
  }
  return 0
}

/** How near two stems are, 0 to 0.9, as the line of either tells. */
export const relation = (one: string, other: string): number =>
  Math.max(nearIn(table().get(one) ?? '', other), nearIn(table().get(other) ?? '', one))
