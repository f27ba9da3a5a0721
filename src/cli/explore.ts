import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findingsIn, type Finding } from '#cli/process/findings.ts'
import { run } from '#cli/process/run.ts'

/**
 * `npm run explore -- --minutes 10 [file…]`: the property and model tests again and again, each time with another seed,
 * until the time is up. What fails is printed with its seed and path, by which it can be replayed.
 */
const { values, positionals } = parseArgs({ options: { minutes: { type: 'string' } }, allowPositionals: true })
const minutes = Number(values.minutes ?? 5)
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0')

const all = globSync('src/**/*.test.{ts,tsx}').filter(path => readFileSync(path, 'utf8').includes("'fast-check'"))
const files = positionals.length > 0 ? positionals : all.toSorted()
const until = performance.now() + minutes * 60_000
const found: Finding[] = []
let seeds = 0
while (performance.now() < until) {
  const seed = randomInt(2 ** 31 - 1)
  const { code, output } = await run('vitest', ['run', ...files], { env: { EXPLORE_SEED: String(seed) }, aside: true })
  seeds += 1
  const here = findingsIn(output)
  // A test may fail without a case of its own, for example by time.
  if (code !== 0 && here.length === 0) here.push({ test: 'a test without a counterexample', seed, path: '' })
  found.push(...here)
  process.stdout.write(`seed ${seed}: ${here.length === 0 ? 'ok' : `${here.length} FAILED`}\n`)
}
for (const { test, seed, path } of found)
  process.stdout.write(`\n${test}\n  EXPLORE_SEED=${seed} EXPLORE_PATH=${path} npx vitest run\n`)
process.stdout.write(`\n${seeds} seeds tried on ${files.length} files, ${found.length} failed\n`)
process.exit(found.length === 0 ? 0 : 1)
