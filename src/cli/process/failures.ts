// Colour codes of the test runners' reports.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** Heads of a failure: vitest's "FAIL  a.test.ts > one", playwright's "1) a.spec.ts:1:1 › one ───", and our own. */
const HEAD = /^\s*(?:FAIL|✘ failed:|\d+\)(?= \S+\.(?:spec|sweep)\.ts:))\s+(.+?)[\s─]*$/

/**
 * What failed in the output of a step, each once and with the first line of its error: the end of a long report is
 * often all that is left of it.
 */
export function failuresIn(output: string): string[] {
  const lines = output.replaceAll(COLOUR, '').split('\n')
  const found = new Map<string, string>()
  lines.forEach((line, index) => {
    const name = HEAD.exec(line)?.[1]
    if (name === undefined || found.has(name.split(' — ')[0] as string)) return
    const next = lines.slice(index + 1, index + 4).find(text => text.trim() !== '')
    found.set(name, next && /error|expected|timeout/i.test(next) ? `${name} — ${next.trim().slice(0, 200)}` : name)
  })
  return [...found.values()]
}

export const failureLine = (name: string): string => `✘ failed: ${name}\n`
