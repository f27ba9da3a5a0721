import { closeSync, fsyncSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Belongs to every PostgreSQL database; a copy put back in its place has another inode or change time. */
const CONTROL = 'database/global/pg_control'
const MARK = 'clean-end'

/**
 * Whether the database lies as the last process left it. Not so after a killed process or a power cut (PGlite does not
 * fsync), and not so after a restored backup. Asking takes the mark away: it is made again by the next clean end.
 */
export function takeCleanEnd(dataDir: string): boolean {
  const file = path.join(dataDir, MARK)
  const mark = read(file)
  if (mark === undefined) return false
  rmSync(file)
  keepOnDisk(dataDir)
  return mark === stateOf(dataDir)
}

export function markCleanEnd(dataDir: string): void {
  // A restore that skips files of equal size and time (rsync) must not skip this one.
  utimesSync(path.join(dataDir, CONTROL), new Date(), new Date())
  const state = stateOf(dataDir)
  if (state !== undefined) writeFileSync(path.join(dataDir, MARK), state, { mode: 0o600, flush: true })
}

function stateOf(dataDir: string): string | undefined {
  const stats = statSync(path.join(dataDir, CONTROL), { bigint: true, throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.ctimeNs}\n`
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** A mark that came back with a power cut would vouch for a database that lost its newest rows. */
function keepOnDisk(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch {
    // Windows does not sync folders.
  }
}
