/** So much shorter than the longest line of its paragraph a line is where a word more would still have stood on it. */
const ROOM = 8
/** A text that somebody's editor cut by its width has hardly a line with room left; notes are full of them. */
const LEAST_ROOMY = 0.25
/** Lines longer than this were not cut by the width of a page or a mail. */
const WIDEST = 120

/**
 * Whether the lines of these paragraphs end where their writer ended them: on many of them the next word would have had
 * room. Fewer than `least` line ends tell nothing: they may have been cut by a width.
 */
export function endsItsLines(paragraphs: readonly (readonly string[])[], least = 3): boolean {
  let [breaks, roomy] = [0, 0]
  for (const run of paragraphs) {
    const lines = run.map(line => line.trim())
    const width = Math.max(...lines.map(line => line.length))
    if (width > WIDEST) return true
    lines.slice(1).forEach((line, at) => {
      const first = /^\S+/.exec(line)?.[0].length ?? 0
      breaks += 1
      if ((lines[at]?.length ?? 0) + 1 + first + ROOM <= width) roomy += 1
    })
  }
  return breaks >= least && roomy / breaks >= LEAST_ROOMY
}
