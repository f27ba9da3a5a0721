import {
  closeSync,
  fsyncSync,
  futimesSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { bootId } from '#server/local/folder/boot.ts'
import { syncFolder } from '#server/local/folder/sync-tree.ts'

/** Belong to every PostgreSQL database; in a copy put back in their place they have another inode or change time. */
const CONTROL = 'database/global/pg_control'
const VERSION = 'database/PG_VERSION'
/** Lies there while no server runs. */
const CLEAN = 'clean-end'
/** Lies there while one runs, and after one that was killed. */
const RUNNING = 'running'

/**
 * How the database was left. `killed`: nothing is lost, for the system has every page that the process wrote. `past`: the
 * rows are those of some earlier moment (a restored backup, a power cut after all was synced). `unsure`: anything.
 */
export type LastEnd = 'clean' | 'killed' | 'past' | 'unsure'

/** Asking changes nothing. */
export function lastEnd(dataDir: string): LastEnd {
  const clean = read(dataDir, CLEAN)
  // A backup is made while no server runs, so it has the mark.
  if (clean !== undefined) return clean === stateOf(dataDir, CONTROL) ? 'clean' : 'past'
  const [boot, state, synced] = read(dataDir, RUNNING)?.split('\n') ?? []
  if (state === undefined || state !== stateOf(dataDir, VERSION)) return 'unsure'
  if (boot === bootId()) return 'killed'
  return synced === 'synced' ? 'past' : 'unsure'
}

/**
 * Notes that a server runs on this start of the machine. `isSynced`: all that is answered from now on is on the disk.
 * To be called before the database opens where its end was clean, otherwise after the new epoch was given.
 */
export function markRunning(dataDir: string, isSynced: boolean): void {
  const known = read(dataDir, RUNNING)?.split('\n')
  if (known?.[1] !== stateOf(dataDir, VERSION)) touch(dataDir, VERSION)
  const words = [bootId(), stateOf(dataDir, VERSION), isSynced ? 'synced' : 'unsynced']
  const file = path.join(dataDir, RUNNING)
  writeFileSync(`${file}.new`, words.join('\n'), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  syncFolder(dataDir)
  // One that came back with a power cut would vouch for a database that was written to since.
  remove(dataDir, CLEAN)
}

/** What opens again after it could not be opened is not surely what it was. */
export function forgetRun(dataDir: string): void {
  remove(dataDir, RUNNING)
}

export function markCleanEnd(dataDir: string): void {
  touch(dataDir, CONTROL)
  const state = stateOf(dataDir, CONTROL)
  if (state !== undefined) writeFileSync(path.join(dataDir, CLEAN), state, { mode: 0o600, flush: true })
  remove(dataDir, RUNNING)
}

/** A restore that skips files of equal size and time (rsync) must not skip this one; and a power cut keeps the time. */
function touch(dataDir: string, name: string): void {
  const handle = openSync(path.join(dataDir, name), 'r+')
  try {
    futimesSync(handle, new Date(), new Date())
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function stateOf(dataDir: string, name: string): string | undefined {
  const stats = statSync(path.join(dataDir, name), { bigint: true, throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.ctimeNs}`
}

function read(dataDir: string, name: string): string | undefined {
  try {
    return readFileSync(path.join(dataDir, name), 'utf8').trim()
  } catch {
    return undefined
  }
}

function remove(dataDir: string, name: string): void {
  rmSync(path.join(dataDir, name), { force: true })
  syncFolder(dataDir)
}
