import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { pullResult, pushResult, SYNC_PROTOCOL, type SyncOp } from '../../src/contract/sync.ts'
import { opOn } from '../support/push.ts'
import { PowerLine, type Dice } from './power.ts'
import { openBackend, PASSWORD, signUp, type Opened } from './support.ts'

const EMAIL = 'power@example.org'

export interface AfterCut {
  /** Answered before the cut. */
  readonly answered: number
  /** Of them not there afterwards. */
  readonly lost: number
  /** Ops with more than one effect after all were sent once more. */
  readonly twice: number
  readonly isNewEpoch: boolean
  /** Answered revisions of which the new epoch is not sure. */
  readonly unsure: number
}

function diceOf(seed: number): Dice {
  let state = seed
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function push(client: SupabaseClient, ops: readonly SyncOp[]) {
  const answer = await client.rpc('sync_push', { ops, protocol: SYNC_PROTOCOL })
  if (answer.error) throw new Error(answer.error.message)
  const result = pushResult.parse(answer.data)
  if (result.status !== 'ok') throw new Error(result.status)
  return result.answers
}

async function pull(client: SupabaseClient) {
  const answer = await client.rpc('sync_pull', { cursors: { subjects: 0 }, page: 1000 })
  if (answer.error) throw new Error(answer.error.message)
  return pullResult.parse(answer.data)
}

interface Cut {
  readonly folder: string
  readonly answered: ReadonlyMap<string, number>
}

/** Pushes and checkpoints; the power goes at `count` moments between two syncs, and each time another machine starts. */
export async function cutPower({ count = 1, seed = 1, syncDisk = true, dropsAll = false }): Promise<AfterCut[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'power-'))
  const dice = diceOf(seed)
  try {
    const dataDir = path.join(root, 'data')
    const made = await openBackend({ dataDir })
    await signUp(made, EMAIL)
    await made.close()
    const line = new PowerLine(dataDir, path.join(root, 'kept'))
    const backend = await openBackend({ dataDir, syncDisk, onSync: line.onSync })
    const { epoch, ops, cuts } = await write(backend, line, { root, count, dice, fate: dropsAll ? () => 1 : dice })
    await backend.close()
    const found: AfterCut[] = []
    for (const cut of cuts) {
      found.push(await look(cut, ops, epoch))
      rmSync(cut.folder, { recursive: true })
    }
    return found
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function signedIn(backend: Opened): Promise<SupabaseClient> {
  const client = backend.client()
  const { error } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
  if (error) throw error
  return client
}

interface Plan {
  readonly root: string
  readonly count: number
  readonly dice: Dice
  /** Which unsynced pages are there after a cut. */
  readonly fate: Dice
}

async function write(backend: Opened, line: PowerLine, plan: Plan) {
  const { root, count, dice, fate } = plan
  const client = await signedIn(backend)
  const { epoch } = await pull(client)
  const ops: SyncOp[] = []
  const answered = new Map<string, number>()
  const cuts: Cut[] = []
  const goes = () => {
    if (cuts.length === count || answered.size < 20 || dice() > 0.2) return
    const folder = path.join(root, `cut-${cuts.length}`)
    line.cut(folder, fate)
    cuts.push({ folder, answered: new Map(answered) })
  }
  line.before = goes
  while (cuts.length < count) {
    const batch = Array.from({ length: 1 + Math.floor(dice() * 20) }, (_, position) =>
      opOn('subjects', crypto.randomUUID(), { name: `Subject ${'x'.repeat(Math.floor(dice() * 60))}`, position })
    )
    ops.push(...batch)
    for (const [n, answer] of (await push(client, batch)).entries())
      if (answer.status === 'applied') answered.set(batch[n]?.id ?? '', answer.rev)
    if (dice() < 0.15) await backend.database.exec('checkpoint')
    // Without a sync nobody asks whether the power goes.
    if (ops.length > 300) goes()
  }
  line.before = () => undefined
  return { epoch, ops, cuts }
}

async function look({ folder, answered }: Cut, ops: readonly SyncOp[], before: string): Promise<AfterCut> {
  const backend = await openBackend({ dataDir: folder })
  try {
    const client = await signedIn(backend)
    const { tables, epoch, wholes } = await pull(client)
    const rows = new Map(tables['subjects']?.map(row => [row.id, row.rev]))
    const isWholeUpTo = wholes?.[before] ?? 0
    for (let at = 0; at < ops.length; at += 100) await push(client, ops.slice(at, at + 100))
    const { rev } = await pull(client)
    return {
      answered: answered.size,
      lost: [...answered].filter(([id, at]) => rows.get(id) !== at).length,
      // Each op takes one revision.
      twice: rev - ops.length,
      isNewEpoch: epoch !== before,
      unsure: [...answered].filter(([, at]) => at > isWholeUpTo).length
    }
  } finally {
    await backend.close()
  }
}
