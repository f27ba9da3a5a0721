import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { answerLine, COMMANDS, schemasOf } from '#cli/engine/engine-commands.ts'

const [name = '', flag] = process.argv.slice(2)
const names = Object.keys(COMMANDS)

if (!names.includes(name)) {
  process.stderr.write(`Usage: npm run --silent engine -- <${names.join('|')}> [--schema] < lines.jsonl\n`)
  process.exitCode = 2
} else if (flag === '--schema') process.stdout.write(`${JSON.stringify(schemasOf(name), null, 2)}\n`)
else
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    // Waits for the reader, so that a long run does not pile up in memory.
    if (!process.stdout.write(`${answerLine(name, line)}\n`)) await once(process.stdout, 'drain')
  }
