import { expect, test } from 'vitest'
import { billFor } from '#server/gateway/bill.ts'
import type { Gateway } from '#server/gateway/gateway.ts'

const price = { cost: 1, perMinute: 20, perDay: 1000 }

/** A backend of which only the counting is asked. */
function till() {
  const paid: number[] = []
  const gateway: Gateway = {
    url: 'http://127.0.0.1',
    anonKey: 'key',
    fetch: async request => {
      paid.push(((await request.json()) as { tokens: number }).tokens)
      return new Response(null, { status: 204 })
    }
  }
  const caller = (life: number) => ({ id: 'a', token: 't', expiresAt: Date.now() + life })
  return { paid, gateway, caller }
}

test('what was counted is paid once, in whole tokens, and nonsense counts nothing', async () => {
  const { paid, gateway, caller } = till()
  const bill = billFor(gateway, caller(3_600_000), price, 500)
  await bill.prepay(60_000)
  for (const tokens of [10.2, -5, NaN, Infinity, 3]) bill.spent(tokens)
  await bill.settle('finished')
  expect([paid, bill.total()]).toEqual([[14], 14])
})

test('a failed call that nobody counted is free, an interrupted one costs the estimate', async () => {
  for (const [outcome, expected] of [
    ['failed', []],
    ['interrupted', [500]]
  ] as const) {
    const { paid, gateway, caller } = till()
    await billFor(gateway, caller(3_600_000), price, 500).settle(outcome)
    expect(paid).toEqual(expected)
  }
})

test('a token that ends before the answer pays first, and only the rest afterwards', async () => {
  const { paid, gateway, caller } = till()
  const bill = billFor(gateway, caller(30_000), price, 500)
  await bill.prepay(60_000)
  bill.spent(700)
  await bill.settle('finished')
  expect(paid).toEqual([500, 200])
})

test('an own key pays nothing here', async () => {
  const { paid, gateway, caller } = till()
  const bill = billFor(gateway, caller(1000), { ...price, perDay: null }, 500)
  await bill.prepay(60_000)
  bill.spent(700)
  await bill.settle('finished')
  expect(paid).toEqual([])
})
