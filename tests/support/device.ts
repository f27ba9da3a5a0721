import { databaseFor, type Database } from '../../src/data/device/database.ts'
import { commit } from '../../src/data/write/commit.ts'
import type { Change } from '../../src/data/write/change.ts'
import { cycle } from '../../src/data/sync/cycle.ts'
import { TransportError, type Transport } from '../../src/data/sync/transport.ts'
import { ENTITY_ORDER } from '../../src/contract/entities.ts'
import { newId } from '../../src/lib/ids.ts'
import { rowsOf } from '../../src/data/device/database.ts'

/** Thrown where a test kills a device: everything not on its disk is gone. */
export class Killed extends Error {
  override readonly name = 'Killed'
}

/** One browser of the student: a disk that survives, and a memory that a kill empties. */
export class Device {
  readonly name = newId()
  db: Database
  /** How far this device's clock is off. */
  skew = 0
  isCheckDue = false
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
    this.db = databaseFor(this.name)
  }

  at(): Date {
    return new Date(Date.now() + this.skew)
  }

  write(...changes: Change[]): Promise<readonly Change[]> {
    return commit(this.db, changes, this.at().toISOString())
  }

  sync(transport = this.#transport): Promise<'done' | 'reload'> {
    const { db } = this
    return cycle({ db, transport, device: this.name, now: () => this.at(), isCheckDue: () => this.isCheckDue })
  }

  /** The browser dies; the disk is opened again. */
  kill(): void {
    this.db.close()
    this.db = databaseFor(this.name)
  }

  /** Syncs, and dies before its nth transaction. */
  async syncAndDie(after: number, transport = this.#transport): Promise<void> {
    const { db } = this
    const transaction = db.transaction.bind(db) as (...args: unknown[]) => unknown
    let left = after
    Object.assign(db, {
      transaction: (...args: unknown[]) => {
        if (left === 0) throw new Killed()
        left -= 1
        return transaction(...args)
      }
    })
    await this.sync(transport).catch((error: unknown) => {
      if (!(error instanceof Killed) && !(error instanceof TransportError)) throw error
    })
    this.kill()
  }

  /** All rows as the student sees them, without what differs between devices by nature. */
  async state(): Promise<Record<string, unknown>> {
    const all: Record<string, unknown> = {}
    for (const name of ENTITY_ORDER) {
      const rows = await rowsOf(this.db, name).orderBy('id').toArray()
      all[name] = rows.map(row => ({ ...row, past: undefined }))
    }
    all['schedules'] = (await this.db.schedules.toArray()).map(row => [row.card_id, row.queue, row.due, row.schedule])
    return all
  }

  waiting(): Promise<number> {
    return this.db.outbox.count()
  }
}

/** The server does its work, and the answer gets lost on the way. */
export function losing(transport: Transport): Transport {
  return {
    ...transport,
    push: async ops => {
      await transport.push(ops)
      throw new TransportError(0, 'lost')
    }
  }
}
