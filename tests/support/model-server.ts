import { entities, ENTITY_ORDER, type EntityName } from '../../src/contract/entities.ts'
import type { SyncAnswer, SyncOp, SyncRow } from '../../src/contract/sync.ts'
import { TransportError, type Transport } from '../../src/data/sync/transport.ts'
import { defaultsOf } from '../../src/data/device/defaults.ts'
import { columnsOf, toColumns } from '../../src/data/device/rows.ts'
import { newId } from '../../src/lib/ids.ts'
import { sameJson } from '../../src/lib/values/same-json.ts'

type Stored = SyncRow & Record<string, unknown>

interface Memory {
  rev: number
  clock: number
  rows: Record<EntityName, Map<string, Stored>>
  applied: Map<string, SyncAnswer>
  purged: Record<string, number>
  effects: string[]
}

const PARENTS: Readonly<Record<string, EntityName>> = {
  subject_id: 'subjects',
  topic_id: 'topics',
  note_id: 'notes',
  card_id: 'cards',
  loss_id: 'losses',
  attempt_id: 'attempts',
  answer_id: 'answers',
  thread_id: 'threads',
  recording_id: 'recordings'
}

function isEntity(name: string): name is EntityName {
  return Object.hasOwn(entities, name)
}

function emptyMemory(): Memory {
  const rows = Object.fromEntries(ENTITY_ORDER.map(name => [name, new Map<string, Stored>()]))
  return {
    rev: 0,
    clock: Date.UTC(2026, 0, 1),
    rows: rows as Memory['rows'],
    applied: new Map(),
    purged: {},
    effects: []
  }
}

/** supabase/migrations/…_sync_push.sql and …_sync_pull.sql as a model: one student, in memory, with a past to go back to. */
export class ModelServer {
  epoch = newId()
  /** By the epoch from which a device comes: up to which revision nothing of it was forgotten. */
  wholes: Record<string, number> = {}
  readonly files = new Map<string, ArrayBuffer>()
  pageSize = 1000
  refuse: (op: SyncOp) => string | null = () => null
  #memory = emptyMemory()

  rows(name: EntityName): Stored[] {
    return [...this.#memory.rows[name].values()]
  }

  /** Every op that took effect, in order; twice in here would be twice in the data. */
  get effects(): readonly string[] {
    return this.#memory.effects
  }

  snapshot(): unknown {
    return structuredClone(this.#memory)
  }

  /** A restored backup. Without `isKnown` nobody tells the devices. */
  restore(snapshot: unknown, isKnown = true): void {
    const { clock } = this.#memory
    this.#memory = { ...(structuredClone(snapshot) as Memory), clock }
    if (!isKnown) return
    this.#begin(this.#memory.rev)
  }

  #begin(whole: number): string {
    const before = { ...this.wholes, [this.epoch]: Infinity }
    this.wholes = Object.fromEntries(Object.entries(before).map(([epoch, up]) => [epoch, Math.min(up, whole)]))
    return (this.epoch = newId())
  }

  /** As private.purge_tombstones, whatever their age. */
  purge(name: EntityName): void {
    const memory = this.#memory
    for (const row of memory.rows[name].values()) {
      if (row['deleted_at'] === null) continue
      memory.rows[name].delete(row.id)
      memory.purged[name] = Math.max(memory.purged[name] ?? 0, row.rev)
    }
  }

  transport(): Transport {
    return {
      push: ops => Promise.resolve(this.#push(structuredClone(ops))),
      pull: (cursors, page) => Promise.resolve(structuredClone(this.#pull(cursors, page))),
      check: () => Promise.resolve(this.#check()),
      lost: () => Promise.resolve(this.#begin(0)),
      upload: (id, bytes) => Promise.resolve(void this.files.set(id, bytes)),
      remove: ids => Promise.resolve(ids.forEach(id => this.files.delete(id))),
      download: id => {
        const bytes = this.files.get(id)
        return bytes ? Promise.resolve(bytes) : Promise.reject(new TransportError(404, 'missing'))
      }
    }
  }

  #push(ops: readonly SyncOp[]) {
    if (ops.length > 200) throw new TransportError(400, '22023')
    const mine = new Map<string, number>()
    const answers = ops.map((op): SyncAnswer => {
      const place = `${op.table}/${op.id}`
      const known = this.#memory.applied.get(op.op_id)
      const answer = known?.status === 'applied' ? { ...known, again: true } : this.#apply(op, mine.get(place))
      if (answer.status === 'applied') {
        this.#memory.applied.set(op.op_id, answer)
        mine.set(place, answer.rev)
      }
      return { ...answer, op_id: op.op_id }
    })
    return { status: 'ok' as const, epoch: this.epoch, answers: structuredClone(answers) }
  }

  #apply({ op_id, table, id, base_rev, patch }: SyncOp, mine: number | undefined): SyncAnswer {
    const applied = (row: Stored | undefined): SyncAnswer => {
      return { op_id, status: 'applied', rev: row?.rev ?? base_rev }
    }
    const rejected = (code: string): SyncAnswer => ({ op_id, status: 'rejected', code })
    if (!isEntity(table)) return rejected('42P01')
    const reason = this.refuse({ op_id, table, id, base_rev, patch, at: '', device: '' })
    if (reason) return rejected(reason)
    const { rows } = this.#memory
    const found = rows[table].get(id)
    const { deleted_at, ...rest } = patch
    const onlyDeletes = Object.keys(rest).length === 0 && typeof deleted_at === 'string'
    if (onlyDeletes && (!found || found['deleted_at'] !== null)) return applied(found)
    for (const [column, parent] of Object.entries(PARENTS)) {
      const wanted = patch[column]
      // The activity log has no foreign keys: it keeps what it was of.
      if (table !== 'activities' && typeof wanted === 'string' && !rows[parent].has(wanted)) return rejected('23503')
    }
    if (!found) {
      const whole = { ...toColumns(defaultsOf(table)), ...rest }
      if (columnsOf(table).some(column => !Object.hasOwn(whole, column))) return rejected('23502')
      const created_at = this.#tick()
      return applied(this.#write(op_id, table, { id, deleted_at: null, created_at, ...whole, ...patch, rev: 0 }))
    }
    let change: Readonly<Record<string, unknown>> = patch
    if (entities[table].mode === 'append') {
      if (typeof deleted_at !== 'string' || found['deleted_at'] !== null) return applied(found)
      change = { deleted_at }
    } else {
      if (found['deleted_at'] !== null && !('deleted_at' in patch) && Object.keys(patch).length > 0)
        change = { ...patch, deleted_at: null }
      if (Object.entries(change).every(([column, value]) => sameJson(found[column], value))) return applied(found)
      if (entities[table].mode === 'strict' && found.rev !== base_rev && found.rev !== mine)
        return { op_id, status: 'conflict', row: found }
    }
    return applied(this.#write(op_id, table, { ...found, ...change }))
  }

  #write(op: string, table: EntityName, row: Stored): Stored {
    const memory = this.#memory
    memory.rev += 1
    const deleted_at = typeof row['deleted_at'] === 'string' ? this.#tick() : null
    const written = { ...row, deleted_at, rev: memory.rev, updated_at: this.#tick(), user_id: 'me' }
    memory.rows[table].set(row.id, written)
    memory.effects.push(op)
    return written
  }

  /** The server's own clock; as Postgres writes it. */
  #tick(): string {
    this.#memory.clock += 5
    return new Date(this.#memory.clock).toISOString().replace('Z', '000+00:00')
  }

  #pull(cursors: Readonly<Record<string, number>>, page: number) {
    const { rev, purged, rows } = this.#memory
    let more = false
    const tables: Record<string, SyncRow[]> = {}
    for (const name of ENTITY_ORDER) {
      const cursor = cursors[name]
      if (cursor === undefined) continue
      const news = [...rows[name].values()].filter(row => row.rev > cursor).sort((a, b) => a.rev - b.rev)
      const size = Math.min(page, this.pageSize)
      if (news.length > size) more = true
      tables[name] = news.slice(0, size)
    }
    const all = Object.values(this.wholes)
    const whole = all.length > 0 ? Math.min(...all) : null
    return { epoch: this.epoch, rev, whole, wholes: this.wholes, more, purged, tables }
  }

  #check() {
    const { rev, rows } = this.#memory
    const counts = ENTITY_ORDER.map(name => {
      const deleted = [...rows[name].values()].filter(row => row['deleted_at'] !== null).length
      return [name, { live: rows[name].size - deleted, deleted }] as const
    })
    return { epoch: this.epoch, rev, counts: Object.fromEntries(counts) }
  }
}
