import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The fields of /proc/PID/stat from the third on; the second is the command in brackets and may hold spaces. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** It has ended, and only its parent has not asked after it yet: it holds nothing any more. */
function isZombie(pid: number): boolean {
  try {
    return statOf(pid)[0] === 'Z'
  } catch {
    return false
  }
}

/** Pids are reused: a pid is the same process only when its start time is the same too. Empty where unknown. */
export function startTime(pid: number): string {
  try {
    // Field 22: the start time in ticks.
    return statOf(pid)[19] ?? ''
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
  if (isZombie(pid)) return false
  const now = startTime(pid)
  return now === '' || started === '' || now === started
}
