// Colour codes of the test runners' reports.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** Heads of a failure: vitest's "FAIL  a.test.ts > one", playwright's "1) a.spec.ts:1:1 › one ───", and our own. */
const HEAD = /^\s*(?:FAIL|✘ failed:|\d+\)(?= \S+\.(?:spec|sweep)\.ts:))\s+(.+?)[\s─]*$/

/** Where in the test it failed: playwright's "at …/a.spec.ts:12:3", vitest's "❯ src/a.test.ts:12:3". */
const PLACE = /^\s*(?:at|❯)\s.*?([^/\s(]+\.(?:spec|sweep|test)\.tsx?:\d+):\d+\)?$/

/** What a step inside has added to a name: the error, the place. */
const PASSED_ON = / — .*$| \(\S+:\d+\)$/

/** Lines of a report in which the place of a failure stands. */
const REPORT = 60

/**
 * What failed in the output of a step, each once, with the first line of its error and its place in the test: the end
 * of a long report is often all that is left of it.
 */
export function failuresIn(output: string): string[] {
  const lines = output.replaceAll(COLOUR, '').split('\n')
  const found = new Map<string, string>()
  lines.forEach((line, index) => {
    const name = HEAD.exec(line)?.[1]
    if (name === undefined || found.has(name.replace(PASSED_ON, ''))) return
    const next = lines.slice(index + 1, index + 4).find(text => text.trim() !== '')
    const error = next && /error|expected|timeout/i.test(next) ? ` — ${next.trim().slice(0, 200)}` : ''
    found.set(name, `${name}${error}${placeIn(lines.slice(index + 1, index + 1 + REPORT))}`)
  })
  return [...found.values()]
}

function placeIn(lines: readonly string[]): string {
  for (const line of lines) {
    if (HEAD.test(line)) break
    const place = PLACE.exec(line)?.[1]
    if (place !== undefined) return ` (${place})`
  }
  return ''
}

export const failureLine = (name: string): string => `✘ failed: ${name}\n`
