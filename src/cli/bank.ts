/**
 * npm run bank                         counts, and every fault with file and line
 * npm run --silent bank -- stems biology > stems.jsonl    questions without schemes, for a second solver
 * npm run bank -- take solved.jsonl    answers of a second solver into the files, as unjudged
 */
import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { bankFaults } from '#cli/bank/bank-faults.ts'
import { bankCounts } from '#cli/bank/counts.ts'
import { bankFiles, readBank } from '#cli/bank/read-bank.ts'
import { solvedLine, stemLines, takeIn } from '#cli/bank/second-solve.ts'

const print = (lines: readonly string[]): void => void process.stdout.write(lines.map(line => `${line}\n`).join(''))
const [command = 'counts', name] = process.argv.slice(2)

if (command === 'stems')
  print(
    readBank()
      .filter(({ subject }) => !name || subject === name)
      .flatMap(stemLines)
  )
else if (command === 'take') {
  const lines = readFileSync(name ?? '', 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => z.parse(solvedLine, JSON.parse(line)))
  const { files, taken, left } = takeIn(bankFiles(), lines)
  for (const { path, source } of files) writeFileSync(path, source)
  print([`${taken.length} answers taken in, ${left.length} left out`, ...left])
} else {
  const faults = bankFaults(bankFiles())
  print(faults.length > 0 ? faults : bankCounts(readBank()))
  process.exitCode = faults.length > 0 ? 1 : 0
}
