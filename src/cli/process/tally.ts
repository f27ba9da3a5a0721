/** What one step of the test command found. A step that runs no tests counts as one. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

/** Whose closing summary a step ends with: one of the test runners', our own line, or none where it runs no tests. */
export type Summary = 'vitest' | 'playwright' | 'own' | 'none'

// Colour codes of the test runners' summaries.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** What a runner counts that is neither passed nor left out on purpose. A test that needs two tries has failed. */
const FAILED = /(\d+) (?:failed|flaky|interrupted|did not run|errors?)\b/g

/**
 * The closing summary of `output`, undefined where there is none: vitest's "Tests  3 passed (3)" with its "Errors",
 * playwright's indented block that ends in "3 passed (1.2m)", or our own line as the last one.
 */
function closing(output: string, summary: Summary): string | undefined {
  if (summary === 'own') return /(?:^|\n)(\d+ passed, \d+ failed)\s*$/.exec(output)?.[1]
  if (summary === 'vitest') return [...output.matchAll(/^\s+Tests\s+.*(?:\n\s+Errors\s+.*)?$/gm)].at(-1)?.[0]
  const counts = output.match(/^ {2}\d+ (?:passed|failed|flaky|skipped|interrupted|did not run|errors?)\b.*$/gm)
  return counts?.join('\n')
}

function count(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0)
}

/** A runner that ends without its summary has not told what it found, whatever its exit code says. */
export function tallyOf(output: string, code: number, summary: Summary): Tally {
  if (summary === 'none') return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const text = closing(output.replaceAll(COLOUR, ''), summary) ?? ''
  const passed = count(/(\d+) passed/g, text)
  const failed = count(FAILED, text)
  const isSilent = passed + failed === 0
  return { passed, failed: failed === 0 && (isSilent || code !== 0) ? 1 : failed }
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((total, next) => ({ passed: total.passed + next.passed, failed: total.failed + next.failed }), {
    passed: 0,
    failed: 0
  })
}
