import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { TransportError } from '#data/sync/transport.ts'
import { Device, losing } from '../../../tests/support/device.ts'
import { ModelServer } from '../../../tests/support/model-server.ts'
import { Recorded } from '../../../tests/support/recorded.ts'
import { aNote, type TestBlock } from '../../../tests/support/stored-rows.ts'

/**
 * Devices of one student, a server that loses answers, is killed, or is killed and restored from a copy. What may stand
 * in the end is worked out from the recorded history (tests/support/recorded.ts).
 * `MODEL_RUNS=3000` tries that many cases of each kind, `EXPLORE_SEED` others.
 */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 12)
/** A long run is not stopped. */
vi.setConfig({ testTimeout: 3_600_000 })
const NOTES = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'] as const

type Who = 'one editor' | 'an editor and an idle device' | 'two editors' | 'three editors'
type Fault = 'answers lost' | 'killed' | 'killed and restored'

function steps(who: Who, fault: Fault, most: number) {
  const editors = who === 'two editors' ? 2 : who === 'three editors' ? 3 : 1
  const devices = who === 'one editor' ? 1 : Math.max(2, editors)
  const editor = fc.nat(editors - 1)
  const device = fc.nat(devices - 1)
  const [note, at, to] = [fc.nat(1), fc.nat(6), fc.nat(6)]
  const one = <Act extends string>(act: Act) => fc.constant(act)
  const all = [
    { weight: 5, arbitrary: fc.record({ do: one('rewrite'), device: editor, note, at }) },
    { weight: 2, arbitrary: fc.record({ do: one('add'), device: editor, note, at }) },
    { weight: 2, arbitrary: fc.record({ do: one('delete'), device: editor, note, at }) },
    { weight: 2, arbitrary: fc.record({ do: one('move'), device: editor, note, at, to }) },
    { weight: 7, arbitrary: fc.record({ do: one('sync'), device }) },
    { weight: 2, arbitrary: fc.record({ do: one('lose'), device }) },
    { weight: 1, arbitrary: fc.record({ do: one('half'), device }) },
    { weight: 2, arbitrary: fc.record({ do: one('die'), device, after: fc.nat(6) }) },
    ...(fault === 'answers lost' ? [] : [{ weight: 3, arbitrary: fc.record({ do: one('kill') }) }]),
    ...(fault === 'killed and restored'
      ? [
          { weight: 1, arbitrary: fc.record({ do: one('copy') }) },
          { weight: 2, arbitrary: fc.record({ do: one('restore') }) }
        ]
      : [])
  ] as const
  return fc.array(fc.oneof(...all), { minLength: 5, maxLength: most }).map(list => ({ devices, list }))
}
type Run = ReturnType<typeof steps> extends fc.Arbitrary<infer Value> ? Value : never
type Step = Run['list'][number]
type Write = Extract<Step, { note: number }>

async function blocksOf(device: Device, note: string): Promise<TestBlock[]> {
  const row = await device.db.notes.get(note)
  const content = (row?.doc['content'] ?? []) as { attrs?: { id: string }; content?: { text: string }[] }[]
  // A note from which everything was deleted holds an empty paragraph.
  return content.flatMap(({ attrs, content: words }) =>
    words?.[0] ? [{ id: attrs?.id ?? '', text: words[0].text }] : []
  )
}

interface World {
  readonly server: ModelServer
  readonly devices: readonly Device[]
  readonly recorded: readonly Recorded[]
  copy: unknown
  texts: number
}

async function write(world: World, now: Write): Promise<void> {
  const device = world.devices[now.device]
  const id = NOTES[now.note] ?? NOTES[0]
  const recorded = world.recorded[now.note]
  const isThere = device && (await device.db.notes.get(id)) !== undefined
  if (!recorded || !device || (!isThere && (now.device !== 0 || recorded.writers.size > 0))) return
  const before = await blocksOf(device, id)
  const at = before.length === 0 ? 0 : now.at % before.length
  const after = [...before]
  const text = `text ${(world.texts += 1)}`
  const here = before[at]
  if (now.do === 'add' || !here) after.splice(at + 1, 0, { id: `block-${world.texts}`, text })
  else if (now.do === 'rewrite') after[at] = { id: here.id, text }
  else if (now.do === 'delete') after.splice(at, 1)
  else {
    after.splice(at, 1)
    after.splice(now.to % before.length, 0, here)
    if (after.every((block, index) => block === before[index])) return
    recorded.moved(now.device, here.id)
  }
  await device.write({ name: 'notes', id, fields: aNote(after) })
  recorded.wrote(now.device, before, after)
}

async function offline(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof TransportError)) throw error
  })
}

/** Everything is answered but what would be fetched afterwards. */
function cutOff(world: World) {
  const line = world.server.transport()
  let isPushed = false
  return {
    ...line,
    push: (ops: Parameters<typeof line.push>[0]) => {
      isPushed = true
      return line.push(ops)
    },
    pull: (...asked: Parameters<typeof line.pull>) =>
      isPushed ? Promise.reject(new TransportError(0, 'line gone')) : line.pull(...asked)
  }
}

async function take(world: World, now: Step): Promise<void> {
  if ('note' in now) return write(world, now)
  if (now.do === 'copy') world.copy = world.server.snapshot()
  // Killed, and nothing is lost: whether its epoch is another one or not.
  else if (now.do === 'kill') world.server.restore(world.server.snapshot())
  else if (now.do === 'restore') world.server.restore(world.copy)
  else {
    const device = world.devices[now.device]
    if (now.do === 'sync') await device?.sync()
    else if (now.do === 'lose') await offline(device?.sync(losing(world.server.transport())) ?? Promise.resolve())
    else if (now.do === 'half') await offline(device?.sync(cutOff(world)) ?? Promise.resolve())
    else await device?.syncAndDie(now.after)
  }
}

async function look(world: World): Promise<void> {
  for (const [index, device] of world.devices.entries())
    for (const [note, id] of NOTES.entries()) world.recorded[note]?.saw(index, await blocksOf(device, id))
}

/** Plays the steps, checking what each device shows after each, and gives what stands in the end. */
async function play({ devices: count, list }: Run): Promise<TestBlock[][]> {
  const server = new ModelServer()
  server.pageSize = 3
  const devices = Array.from({ length: count }, () => new Device(server.transport()))
  const recorded = NOTES.map(() => new Recorded())
  const world: World = { server, devices, recorded, copy: server.snapshot(), texts: 0 }
  for (const now of list) {
    await take(world, now)
    await look(world)
  }
  for (let round = 0; round < 3; round += 1) for (const device of devices) await device.sync()
  await look(world)
  const [first] = devices
  const end: TestBlock[][] = []
  for (const [note, id] of NOTES.entries()) {
    end.push(first ? await blocksOf(first, id) : [])
    recorded[note]?.expectEnd(end[note] ?? [])
  }
  const quarrels = recorded.reduce((sum, one) => sum + one.quarrels(), 0)
  for (const device of devices) {
    expect(await device.waiting()).toBe(0)
    expect(await device.state()).toEqual(await first?.state())
    const told = (await device.db.notices.toArray()).filter(({ kind }) => kind === 'merged')
    expect(
      told.reduce((sum, notice) => sum + notice.count, 0),
      'notices'
    ).toBeLessThanOrEqual(quarrels)
  }
  expect(new Set(server.effects).size, 'each operation took effect once').toBe(server.effects.length)
  for (const device of devices) await device.db.delete()
  return end
}

const KINDS: readonly Who[] = ['one editor', 'an editor and an idle device', 'two editors']
const FAULTS: readonly Fault[] = ['answers lost', 'killed', 'killed and restored']
const CASES = KINDS.flatMap(who => FAULTS.map(fault => ({ who, fault })))

test.for(CASES)('$who, $fault: the document that the history allows, exactly', async ({ who, fault }) => {
  const property = fc.asyncProperty(steps(who, fault, 35), async run => {
    await play(run)
  })
  await fc.assert(property, { numRuns: RUNS })
})

test('the same history ends the same', async () => {
  const property = fc.asyncProperty(steps('two editors', 'killed', 30), async run => {
    expect(await play(run)).toEqual(await play(run))
  })
  await fc.assert(property, { numRuns: Math.ceil(RUNS / 4) })
})

test('a week of a student on three devices, compressed', async () => {
  const property = fc.asyncProperty(steps('three editors', 'killed', 120), async run => {
    await play(run)
  })
  await fc.assert(property, { numRuns: Math.ceil(RUNS / 6) })
})
