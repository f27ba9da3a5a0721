import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { compare, hash } from 'bcryptjs'
import type { PGlite } from '@supabase/lite/pglite'

/** The library's own cost. */
const COST = 10
const EVEN_OUT_MS = 150

let decoy: Promise<string> | undefined

/** For an unknown address a password is checked all the same, so that the time of the answer does not tell. */
export async function checkInVain(database: PGlite, email: string, password: string): Promise<void> {
  decoy ??= hash(randomBytes(32).toString('base64url'), COST)
  const { rows } = await database.query('select from auth.users where lower(email) = lower($1)', [email])
  if (rows.length === 0) await compare(password, await decoy)
}

/** Answers that send a mail for a known address take as long for an unknown one. */
export async function evenOut(began: number): Promise<void> {
  await wait(Math.max(0, EVEN_OUT_MS - (performance.now() - began)))
}
