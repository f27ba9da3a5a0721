import { RELATED_STEMS } from '#engine/text/tables/related-stems.ts'

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
