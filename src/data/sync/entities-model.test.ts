import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Device, losing } from '../../../tests/support/device.ts'
import { rowWithParents } from '../../../tests/support/entity-rows.ts'
import { ModelServer } from '../../../tests/support/model-server.ts'
import { entities, ENTITY_ORDER, type EntityName } from '#contract/entities.ts'
import { rowsOf } from '#data/device/database.ts'
import { TransportError } from '#data/sync/transport.ts'
import type { Change } from '#data/write/change.ts'
import { newId } from '#lib/ids.ts'

/** Every registered entity on two devices that die and lose answers; `model.test.ts` goes deeper into notes. */

const who = fc.nat(1)
const name = fc.constantFrom(...ENTITY_ORDER)
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('add' as const), who, name, pick: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), who, name, pick: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), who, name, pick: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sync' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose' as const), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('die' as const), who, after: fc.nat(8) }) }
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A change that each entity takes: its files, name or place, as it has them. */
function anEdit(of: EntityName, token: string): Record<string, unknown> | null {
  const shape = Object.keys(entities[of].schema.shape)
  if (of === 'answers') return { fileIds: [token] }
  if (shape.includes('title')) return { title: token }
  if (shape.includes('name')) return { name: token }
  if (shape.includes('front')) return { front: token }
  if (shape.includes('stem')) return { stem: token }
  if (shape.includes('words')) return { words: token }
  return null
}

const IDS = { preferences: newId(), plan_settings: newId() }

async function write(device: Device, now: Extract<Step, { name: EntityName }>, added: Map<string, EntityName>) {
  const isOnce = now.name === 'preferences' || now.name === 'plan_settings'
  if (now.do === 'add') {
    const id = isOnce ? IDS[now.name as keyof typeof IDS] : newId()
    const changes = await rowWithParents(device, now.name, id, now.pick)
    const isLogAgain = entities[now.name].mode === 'append' && (await rowsOf(device.db, now.name).get(id))
    if (isLogAgain) return
    await device.write(...changes)
    for (const change of changes) added.set(change.id, change.name)
    return
  }
  const known = await rowsOf(device.db, now.name).toCollection().primaryKeys()
  const id = known[now.pick % Math.max(1, known.length)]
  if (id === undefined) return
  const fields = anEdit(now.name, newId())
  if (now.do === 'remove') await device.write({ name: now.name, id, remove: true })
  else if (fields && entities[now.name].mode !== 'append')
    await device.write({ name: now.name, id, fields } as unknown as Change)
}

async function run(steps: readonly Step[]): Promise<void> {
  const server = new ModelServer()
  server.pageSize = 4
  const devices = [new Device(server.transport()), new Device(server.transport())] as const
  const added = new Map<string, EntityName>()
  for (const now of steps) {
    const device = devices[now.who === 0 ? 0 : 1]
    if (now.do === 'sync') await device.sync()
    else if (now.do === 'die') await device.syncAndDie(now.after)
    else if (now.do === 'lose')
      await device.sync(losing(server.transport())).catch((error: unknown) => {
        if (!(error instanceof TransportError)) throw error
      })
    else await write(device, now, added)
  }
  for (let round = 0; round < 3; round += 1) for (const device of devices) await device.sync()
  const [one, other] = devices
  expect(await one.db.outbox.toArray()).toEqual([])
  expect(await other.db.outbox.toArray()).toEqual([])
  expect(await one.state()).toEqual(await other.state())
  expect(new Set(server.effects).size).toBe(server.effects.length)
  // Deleted rows are there too: nothing that was ever acknowledged is missing.
  for (const [id, of] of added)
    expect(
      server.rows(of).some(row => row.id === id),
      `${of}/${id}`
    ).toBe(true)
  for (const device of devices) device.db.close()
}

test('rows of every entity, written on two devices that die and lose answers, end equal and complete', async () => {
  const runs = Number(process.env['MODEL_RUNS'] ?? 25)
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 45 }), run), { seed: 12, numRuns: runs })
}, 300_000)

test.for(ENTITY_ORDER)('%s: added on one device, changed and deleted on the other, both agree', async of => {
  const add = (who: number): Step => ({ do: 'add', who, name: of, pick: 0 })
  const sync = [0, 1, 0, 1].map((who): Step => ({ do: 'sync', who }))
  const edits = [0, 1].map((who): Step => ({ do: 'edit', who, name: of, pick: 0 }))
  const die: Step = { do: 'die', who: 1, after: 2 }
  await run([
    add(0),
    add(1),
    ...sync,
    ...edits,
    die,
    ...sync,
    { do: 'remove', who: 1, name: of, pick: 0 },
    die,
    ...sync
  ])
})
