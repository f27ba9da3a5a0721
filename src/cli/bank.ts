/**
 * npm run bank                         counts, and every fault with file and line
 * npm run --silent bank -- stems biology > stems.jsonl    questions without schemes, for a second solver
 * npm run bank -- take solved.jsonl    answers of a second solver into the files, as unjudged
 * npm run bank -- judge verdicts.jsonl   {key, verdict, note?} of whoever compared them with the schemes
 * npm run bank -- holds                what the bank makes of each preset, into the files of the boards
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { presetFaultLines, presetLine, subjectLines } from '#cli/papers/bank-report.ts'
import { fillsOf } from '#cli/papers/preset-fills.ts'
import { writeHolds } from '#cli/papers/write-holds.ts'
import { nodeSolver } from '#cli/papers/paper-solver.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { readPresets } from '#cli/papers/read-boards.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'
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
  const presets = readPresets()
  const faults = [...bankFaults(bankFiles()), ...presetFaultLines(presets)]
  print(faults)
  process.exitCode = faults.length > 0 ? 1 : 0
  if (faults.length === 0) {
    const bank = readPaperBank()
    const solve = await nodeSolver()
    const fills = presets.map(preset => ({ preset, fill: fillsOf(preset, bank, solve) }))
    if (command === 'holds') print(writeHolds(new Map(fills.map(({ preset, fill }) => [preset.id, fill.holds]))))
    else {
      const twice = fills.filter(({ fill }) => fill.holds.papers > 1).length
      const once = fills.filter(({ fill }) => fill.holds.papers === 1).length
      print([
        ...bankCounts(readBank()),
        '',
        ...subjectLines(readBank(), presets, TEMPLATES),
        '',
        `Presets: ${presets.length}, of which ${twice} fill twice or more without repeating and ${once} once`,
        ...fills.map(({ preset, fill }) => presetLine(preset, fill, bank))
      ])
    }
  }
}
