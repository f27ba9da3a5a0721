import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A number from 0 to 1 each call, alike for a seed. */
export type Dice = () => number

const PAGE = 8192

/**
 * What the disk surely has of a database: each file as it was when it was last synced, each name as when its folder was.
 * `cut` makes the folder that a power cut leaves: of what was not synced some pages are there (below 0.5), others are not.
 */
export class PowerLine {
  readonly #real: string
  readonly #kept: string
  /** Asked before a sync takes effect: a moment at which the power may go. */
  before: (path: string) => void = () => undefined

  /** `dataDir` was left cleanly, so all of it is on the disk. */
  constructor(dataDir: string, kept: string) {
    this.#real = dataDir
    this.#kept = kept
    cpSync(dataDir, kept, { recursive: true })
  }

  readonly onSync = (place: string): void => {
    this.before(place)
    const target = path.join(this.#kept, path.relative(this.#real, place))
    const stats = statSync(place, { throwIfNoEntry: false })
    if (!stats) return
    if (!stats.isDirectory()) return copyFileSync(place, target)
    const names = new Set(readdirSync(place))
    for (const name of existsSync(target) ? readdirSync(target) : [])
      if (!names.has(name)) rmSync(path.join(target, name), { recursive: true })
  }

  cut(target: string, dice: Dice): void {
    cpSync(this.#kept, target, { recursive: true })
    const database = path.join(this.#real, 'database')
    for (const entry of readdirSync(database, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      const mixed = path.join(target, path.relative(this.#real, file))
      const [now, kept] = [readFileSync(file), existsSync(mixed) ? readFileSync(mixed) : undefined]
      if (kept?.equals(now)) continue
      // A name that no folder has kept yet is there or is not.
      if (kept === undefined && dice() >= 0.5) continue
      writeFileSync(mixed, mix(now, kept ?? Buffer.alloc(0), dice))
    }
    for (const name of ['running', 'secrets.json']) copyFileSync(path.join(this.#real, name), path.join(target, name))
    bootAgain(target)
  }
}

function mix(now: Buffer, kept: Buffer, dice: Dice): Buffer {
  const size = dice() < 0.5 ? now.length : kept.length
  const mixed = Buffer.alloc(size)
  for (let at = 0; at < size; at += PAGE) {
    const from = dice() < 0.5 ? now : kept
    if (at < from.length) from.copy(mixed, at, at, Math.min(at + PAGE, size))
  }
  return mixed
}

/** A copy is another file than the one that a machine finds after its power came back. */
function bootAgain(dataDir: string): void {
  const { ino, ctimeNs } = statSync(path.join(dataDir, 'database/PG_VERSION'), { bigint: true })
  const [, , synced] = readFileSync(path.join(dataDir, 'running'), 'utf8').split('\n')
  writeFileSync(path.join(dataDir, 'running'), ['another start of the machine', `${ino} ${ctimeNs}`, synced].join('\n'))
}
