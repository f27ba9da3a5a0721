import { randomUUID } from 'node:crypto'
import { accessSync, constants, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { AppError } from '#lib/errors.ts'
import { isRunning, startTime } from '#server/local/folder/process-identity.ts'

/** Two processes on one PGlite directory destroy it without any error (measured: half of the rows lost). */
export interface Lock {
  readonly release: () => void
}

export interface Holder {
  readonly id: string
  readonly pid: number
  readonly startTime: string
  readonly host: string
}

const HEARTBEAT = 2000
/** On another machine (a shared volume) a process cannot be asked for: only its heartbeat tells. */
const SILENT_AFTER = 10_000

export function lockPath(dataDir: string): string {
  return path.join(dataDir, 'lock')
}

/** The living process that holds the directory, if any. */
export function holderOf(dataDir: string): Holder | undefined {
  const file = lockPath(dataDir)
  const holder = read(file)
  if (!holder) return undefined
  return isAlive(holder, file) ? holder : undefined
}

/** A quick look before anything is loaded: the lock itself is taken when the database opens. */
export function refuseIfLocked(dataDir: string): void {
  const holder = holderOf(dataDir)
  if (holder) throw refusal(dataDir, holder)
}

/** Takes the directory for this process; throws a sentence that names the holder's pid. */
export function lockDirectory(dataDir: string): Lock {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new AppError('storage', `The folder ${dataDir} cannot be written to. Set CRAMLESS_DATA to another one.`, {
      cause: error
    })
  }
  const file = lockPath(dataDir)
  const mine: Holder = { id: randomUUID(), pid: process.pid, startTime: startTime(process.pid), host: hostname() }
  if (!create(file, mine)) takeOver(dataDir, file, mine)
  const heartbeat = setInterval(() => touch(file), HEARTBEAT).unref()
  return {
    release: () => {
      clearInterval(heartbeat)
      if (read(file)?.id === mine.id) rmSync(file, { force: true })
    }
  }
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** A directory is the mutex of the takeover: of two processes that saw the same dead holder one goes on. */
function takeOver(dataDir: string, file: string, mine: Holder): void {
  const mutex = `${file}.takeover`
  if (ageOf(mutex) > SILENT_AFTER) rmSync(mutex, { recursive: true, force: true })
  try {
    mkdirSync(mutex)
  } catch {
    throw refusal(dataDir, read(file))
  }
  try {
    const holder = read(file)
    const isFresh = !holder && ageOf(file) < HEARTBEAT
    if (isFresh || (holder && isAlive(holder, file))) throw refusal(dataDir, holder)
    rmSync(file, { force: true })
    if (!create(file, mine)) throw refusal(dataDir, read(file))
  } finally {
    rmSync(mutex, { recursive: true, force: true })
  }
}

function refusal(dataDir: string, holder: Holder | undefined): AppError {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process that is just starting'
  return new AppError(
    'unavailable',
    `The data in ${dataDir} is in use by ${who}. Stop it first, or set CRAMLESS_DATA to another folder.`
  )
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return ageOf(file) < SILENT_AFTER
  return isRunning(holder.pid, holder.startTime)
}

function read(file: string): Holder | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    if (typeof value.pid !== 'number' || typeof value.id !== 'string') return undefined
    return { id: value.id, pid: value.pid, startTime: value.startTime ?? '', host: value.host ?? '' }
  } catch {
    return undefined
  }
}

function ageOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? Date.now() - stats.mtimeMs : 0
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The folder was taken away while running: the next write to the database says so.
  }
}
