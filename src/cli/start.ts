import { fork } from 'node:child_process'
import path from 'node:path'
import { FRUGAL } from '#cli/process/frugal.ts'
import { watch } from '#server/local/process/watchdog.ts'

/** `npm start`: the server (serve.ts) in a process of its own, and this one that watches it. */
const seconds = Number(process.env['CRAMLESS_WATCHDOG_SECONDS'] || 60)
if (!(seconds > 0)) {
  process.stderr.write('CRAMLESS_WATCHDOG_SECONDS is not a number of seconds.\n')
  process.exit(1)
}
const watched = watch({
  start: () => fork(path.join(import.meta.dirname, 'serve.ts'), [], { execArgv: [...FRUGAL] }),
  patience: seconds * 1000,
  say: line => void process.stderr.write(`${line}\n`),
  exit: code => process.exit(code)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, watched.stop)
