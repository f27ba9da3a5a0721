import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Pids are reused: a pid is the same process only when its start time is the same too. Empty where unknown. */
export function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in brackets and may hold spaces; field 22 is the start time in ticks.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    if (process.platform === 'win32' || process.platform === 'linux') return ''
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  }
}

export function isRunning(pid: number, started: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const now = startTime(pid)
  return now === '' || started === '' || now === started
}
