import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { uptime } from 'node:os'

/**
 * Which start of the machine this is. Linux and macOS give it an id; elsewhere it is the time of the start to ten seconds,
 * and a clock that is set in between makes the same start look like another.
 */
export function bootId(): string {
  if (process.platform === 'linux')
    try {
      return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    } catch {
      // A sandbox may hide it.
    }
  if (process.platform === 'darwin') {
    const { status, stdout } = spawnSync('sysctl', ['-n', 'kern.bootsessionuuid'], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return `started ${Math.round((Date.now() / 1000 - uptime()) / 10)}`
}
