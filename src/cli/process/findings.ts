import { stripVTControlCharacters } from 'node:util'

/** A case that fast-check found, with what replays it. */
export interface Finding {
  /** File and name of the test. */
  readonly test: string
  readonly seed: number
  readonly path: string
}

/** The counterexamples in what vitest printed: each stands below the name of its test. */
export function findingsIn(output: string): Finding[] {
  const found: Finding[] = []
  let test = ''
  for (const line of stripVTControlCharacters(output).split('\n')) {
    test = /^\s*FAIL\s+(.*)$/.exec(line)?.[1]?.trim() ?? test
    const [, seed, path] = /\{ seed: (-?\d+), path: "([^"]*)"/.exec(line) ?? []
    if (seed !== undefined) found.push({ test, seed: Number(seed), path: path ?? '' })
  }
  return found
}
