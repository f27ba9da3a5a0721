import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { checkResult, pullResult, pushResult, SYNC_PROTOCOL } from '#contract/sync.ts'
import type { CheckResult, PullResult, PushResult, SyncAnswer, SyncOp } from '#contract/sync.ts'

export function opOn(table: string, id: string, patch: Record<string, unknown>, more: Partial<SyncOp> = {}): SyncOp {
  const at = new Date().toISOString()
  return { op_id: randomUUID(), table, id, base_rev: 0, patch, at, device: 'test', ...more }
}

export const noteFields = (title = 'Potsdam') => ({ title, doc: { type: 'doc' }, plain: title })
export const cardFields = (front = 'When?') => ({
  group_id: randomUUID(),
  kind: 'basic',
  front,
  back: '1945',
  ordinal: 0,
  engine: 'manual',
  suspended: false
})
export const reviewFields = (cardId: string) => ({
  card_id: cardId,
  grade: 3,
  reviewed_at: '2026-11-01T10:00:00.000Z',
  duration_ms: 1200
})

export async function pushAll(
  client: pg.Client,
  ops: readonly unknown[],
  protocol = SYNC_PROTOCOL
): Promise<PushResult> {
  const { rows } = await client.query<{ answer: unknown }>('select public.sync_push($1, $2) as answer', [
    JSON.stringify(ops),
    protocol
  ])
  return pushResult.parse(rows[0]?.answer)
}

/** The answers of a push that was accepted. */
export async function push(client: pg.Client, ...ops: readonly SyncOp[]): Promise<SyncAnswer[]> {
  const result = await pushAll(client, ops)
  if (result.status !== 'ok') throw new Error(`The push was answered with ${result.status}.`)
  return result.answers
}

export async function pull(client: pg.Client, cursors: Record<string, number>, page = 500): Promise<PullResult> {
  const { rows } = await client.query<{ answer: unknown }>('select public.sync_pull($1, $2) as answer', [
    JSON.stringify(cursors),
    page
  ])
  return pullResult.parse(rows[0]?.answer)
}

export async function check(client: pg.Client): Promise<CheckResult> {
  const { rows } = await client.query<{ answer: unknown }>('select public.sync_check() as answer')
  return checkResult.parse(rows[0]?.answer)
}
