import fc from 'fast-check'
import { afterAll, expect, inject, test } from 'vitest'
import { scratchDatabase } from '../support/scratch.ts'

const scratch = await scratchDatabase(inject('postgresPort'))
const { owner, as, student } = scratch
afterAll(() => scratch.close())

type Client = Awaited<ReturnType<typeof as>>

async function take(client: Client, perMinute: number, perDay: number | null = 1000): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(
    `select (public.take_tokens(1, $1, $2)->>'granted')::boolean as granted`,
    [perMinute, perDay]
  )
  return rows[0]?.granted ?? false
}

test('any number of calls at once over any number of connections get what the bucket holds', async () => {
  const plan = fc.record({ size: fc.integer({ min: 1, max: 40 }), calls: fc.integer({ min: 1, max: 80 }) })
  const tabs = 6
  await fc.assert(
    fc.asyncProperty(plan, async ({ size, calls }) => {
      const id = await student()
      const clients = await Promise.all(Array.from({ length: tabs }, () => as(id)))
      const began = performance.now()
      const granted = await Promise.all(Array.from({ length: calls }, (_, n) => take(clients[n % tabs] ?? owner, size)))
      const refilled = Math.ceil(((performance.now() - began) / 60_000) * size)
      await Promise.all(clients.map(client => client.end()))
      const count = granted.filter(Boolean).length
      expect(count).toBeGreaterThanOrEqual(Math.min(size, calls))
      expect(count).toBeLessThanOrEqual(Math.min(size + refilled, calls))
    }),
    { numRuns: 15 }
  )
})

test('what several answers spend at once is all counted', async () => {
  const id = await student()
  const clients = await Promise.all(Array.from({ length: 5 }, () => as(id)))
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => (clients[n % 5] ?? owner).query('select public.spend_tokens($1)', [n]))
  )
  const { rows } = await owner.query<{ tokens: string }>('select tokens from private.ai_days where user_id = $1', [id])
  expect(rows).toEqual([{ tokens: '1225' }])
})

test('two students do not wait for each other', async () => {
  const [slow, other] = await Promise.all([as(await student()), as(await student())])
  await slow.query('begin')
  expect(await take(slow, 20)).toBe(true)
  expect(await take(other, 20)).toBe(true)
  await slow.query('rollback')
})
