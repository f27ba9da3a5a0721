import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { LOCAL_PUBLISHABLE_KEY } from '../../src/config/backend.ts'
import { pullResult, pushResult, SYNC_PROTOCOL, type PullResult, type SyncOp } from '../../src/contract/sync.ts'
import { opOn } from '../support/push.ts'
import { startServer, type Running } from './process.ts'

const PLACE = 'http://the-server.example'

export interface Moment {
  readonly answers: number
  readonly delay: number
}

/** A server that is killed again and again while two devices of one student write to it. */
export class KilledServer {
  readonly #env: Record<string, string>
  #server: Running | undefined
  #id = ''
  readonly #client: SupabaseClient
  #heard: () => void = () => undefined
  /** Every change that was ever sent. */
  readonly sent: SyncOp[] = []
  /** The revision with which each change was answered. */
  readonly answered = new Map<string, number>()

  constructor(env: Record<string, string>) {
    this.#env = env
    // Each start has another port, the session stays.
    const fetchThere: typeof fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      return fetch(url.replace(PLACE, this.#server?.origin ?? ''), init)
    }
    const auth = { persistSession: false, autoRefreshToken: false }
    this.#client = createClient(PLACE, LOCAL_PUBLISHABLE_KEY, { auth, global: { fetch: fetchThere } }) as SupabaseClient
  }

  async start(): Promise<void> {
    this.#server = await startServer(this.#env)
    if (this.#id !== '') return
    const email = 'killed@example.org'
    const { data, error } = await this.#client.auth.signUp({ email, password: 'correct horse battery' })
    if (error) throw error
    this.#id = data.user?.id ?? ''
    await this.#client.from('profiles').upsert({ id: this.#id, email })
  }

  async pull(cursor = 0): Promise<PullResult> {
    const answer = await this.#client.rpc('sync_pull', { cursors: { subjects: cursor }, page: 1000 })
    if (answer.error) throw new Error(answer.error.message)
    return pullResult.parse(answer.data)
  }

  async #push(ops: readonly SyncOp[]): Promise<boolean> {
    const sent = await this.#client.rpc('sync_push', { ops, protocol: SYNC_PROTOCOL }).retry(false)
    if (sent.error) return false
    const result = pushResult.parse(sent.data)
    if (result.status !== 'ok') throw new Error(result.status)
    for (const answer of result.answers) {
      if (answer.status !== 'applied') throw new Error(JSON.stringify(answer))
      this.answered.set(answer.op_id, answer.rev)
    }
    this.#heard()
    return true
  }

  /** Pushes until the server is gone; what was not answered goes first after the next start. */
  async #device(waiting: SyncOp[], pauses: number[]): Promise<void> {
    for (const size of pauses) {
      if (waiting.length === 0) {
        const position = this.sent.length
        waiting.push(
          ...Array.from({ length: size }, () => opOn('subjects', crypto.randomUUID(), { name: 'New', position }))
        )
        const known = this.sent[0]?.id
        if (known) waiting.push(opOn('subjects', known, { name: `Renamed ${position} ${crypto.randomUUID()}` }))
        this.sent.push(...waiting)
      }
      if (!(await this.#push(waiting))) return
      waiting.length = 0
    }
  }

  readonly #waiting: SyncOp[][] = [[], []]

  /** Two devices write; the process is killed so many milliseconds after so many answers. */
  async killWhileWriting({ answers, delay }: Moment): Promise<void> {
    const server = this.#server
    if (!server) throw new Error('not started')
    const sizes = Array.from({ length: 500 }, (_, n) => 1 + ((n * 7) % 40))
    let left = answers
    const enough = new Promise<void>(resolve => {
      this.#heard = () => {
        left -= 1
        if (left <= 0) resolve()
      }
      if (left <= 0) resolve()
    })
    const devices = this.#waiting.map(waiting => this.#device(waiting, sizes))
    await enough
    await wait(delay)
    server.child.kill('SIGKILL')
    await Promise.all([server.ended, ...devices])
  }

  async sendRest(): Promise<void> {
    for (const waiting of this.#waiting) if (waiting.length > 0) await this.#push(waiting)
  }

  stop(): void {
    this.#server?.child.kill('SIGKILL')
  }
}

export interface AfterKills {
  readonly epochs: number
  readonly answeredAndLost: number
  /** Revisions taken beyond one for each change. */
  readonly twice: number
  readonly answered: number
}

/** The same server killed at each of `moments`, and what was found after each start. */
export async function killAgainAndAgain(env: Record<string, string>, moments: readonly Moment[]): Promise<AfterKills> {
  const server = new KilledServer(env)
  try {
    await server.start()
    const epochs = new Set<string>()
    let answeredAndLost = 0
    for (const moment of moments) {
      epochs.add((await server.pull()).epoch)
      await server.killWhileWriting(moment)
      const last = Math.max(0, ...server.answered.values())
      await server.start()
      if ((await server.pull()).rev < last) answeredAndLost += 1
    }
    await server.sendRest()
    const rows = new Map<string, number>()
    let rev = 0
    for (let more = true, cursor = 0; more;) {
      const page = await server.pull(cursor)
      epochs.add(page.epoch)
      for (const row of page.tables['subjects'] ?? []) rows.set(row.id, (cursor = row.rev))
      ;({ rev, more } = page)
    }
    for (const op of server.sent) {
      const isLater = rows.get(op.id) ?? -1
      if (isLater < (server.answered.get(op.op_id) ?? Infinity)) answeredAndLost += 1
    }
    return { epochs: epochs.size, answeredAndLost, twice: rev - server.sent.length, answered: server.answered.size }
  } finally {
    server.stop()
  }
}
