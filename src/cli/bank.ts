/**
 * npm run bank                         counts, and every fault with file and line
 * npm run --silent bank -- stems biology > stems.jsonl    questions without schemes, for a second solver
 * npm run bank -- take solved.jsonl    answers of a second solver into the files, as unjudged
 * npm run bank -- judge verdicts.jsonl   {key, verdict, note?} of whoever compared them with the schemes
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fillLines } from '#cli/papers/preset-fills.ts'
import { nodeSolver } from '#cli/papers/paper-solver.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { readPresets } from '#cli/papers/read-boards.ts'
import * as z from 'zod/mini'
import { bankFaults } from '#cli/bank/bank-faults.ts'
import { bankCounts } from '#cli/bank/counts.ts'
import { bankFiles, readBank } from '#cli/bank/read-bank.ts'
import type { Edited } from '#cli/bank/edit-bank.ts'
import { judge, judgedLine, solvedLine, stemLines, takeIn } from '#cli/bank/second-solve.ts'

const print = (lines: readonly string[]): void => void process.stdout.write(lines.map(line => `${line}\n`).join(''))
const [command = 'counts', name] = process.argv.slice(2)

const lines = <T extends z.ZodMiniType>(schema: T): z.infer<T>[] =>
  readFileSync(name ?? '', 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => z.parse(schema, JSON.parse(line)))

function write({ files, done, left }: Edited): void {
  for (const { path, source } of files) writeFileSync(path, source)
  print([`${done.length} questions written, ${left.length} left as they are`, ...left])
}

if (command === 'stems')
  print(
    readBank()
      .filter(({ subject }) => !name || subject === name)
      .flatMap(stemLines)
  )
else if (command === 'take') write(takeIn(bankFiles(), lines(solvedLine)))
else if (command === 'judge') write(judge(bankFiles(), lines(judgedLine)))
else {
  const faults = bankFaults(bankFiles())
  print(
    faults.length > 0
      ? faults
      : [...bankCounts(readBank()), ...fillLines(readPresets(), readPaperBank(), await nodeSolver())]
  )
  process.exitCode = faults.length > 0 ? 1 : 0
}
