/** What one step of the test command found. A step without a count of its own counts as one test. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

// Colour codes of the test runners' summaries.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

function last(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].reduce((_, match) => Number(match[1]), 0)
}

/** Reads the closing summary of vitest ("Tests  3 passed"), playwright ("3 passed") or our own line. */
export function tallyOf(output: string, code: number): Tally {
  const text = output.replaceAll(COLOUR, '')
  const own = /^\d+ passed, \d+ failed$/gm
  const lines = [...text.matchAll(own)].at(-1)?.[0] ?? vitestLine(text) ?? text
  const passed = last(/(\d+) passed/g, lines)
  const failed = last(/(\d+) failed/g, lines)
  if (passed + failed === 0) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function vitestLine(text: string): string | undefined {
  return [...text.matchAll(/^\s+Tests\s+(.*)$/gm)].at(-1)?.[1]
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((total, next) => ({ passed: total.passed + next.passed, failed: total.failed + next.failed }), {
    passed: 0,
    failed: 0
  })
}
