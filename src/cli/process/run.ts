import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

export interface Outcome {
  readonly code: number
  readonly output: string
  readonly seconds: number
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Beside something that must not wait for it: last in line for a processor, and silent. */
  readonly aside?: boolean
}

/** Runs a command of node_modules/.bin or the system, shows what it prints and keeps it. */
export function run(command: string, args: readonly string[], { env = {}, aside }: RunOptions = {}): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe']
    })
    if (aside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
      if (!aside) process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', code => resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }))
  })
}
