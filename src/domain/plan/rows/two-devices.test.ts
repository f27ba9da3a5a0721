import fc from 'fast-check'
import { expect, test } from 'vitest'
import { date, WEEK, worlds } from '../../../../tests/support/plan/worlds.ts'
import { planBase } from '#domain/plan/rows/base.ts'
import { doubled, type Stored } from '#domain/plan/rows/doubles.ts'
import { plannedIds } from '#domain/plan/rows/ids.ts'
import { makePlan } from '#domain/plan/plan.ts'
import type { BlockKind, OldBlock, World } from '#domain/plan/world.ts'

const STUDENT = '018f4e1c-0000-7000-8000-000000000001'
const runs = { numRuns: Number(process.env['TWO_DEVICES'] ?? 150) }

type Row = Stored & { readonly kind: BlockKind; readonly ref: string | null }

/** What accepting a plan writes, as `blocks` rows by id. */
function accepted(world: World, rows: ReadonlyMap<string, Row>, planId: string): Map<string, Row> {
  const { blocks } = makePlan({ ...world, old: [...rows.values()] })
  const ids = plannedIds(STUDENT, blocks, new Set(rows.keys()))
  return new Map(
    blocks.map(({ kind, ref, day, start, minutes, pinned }, at) => {
      const id = ids[at] ?? ''
      return [id, { id, kind, ref, day, start, minutes, pinned, planId }]
    })
  )
}

/** Both devices' rows; of a row that both made the later writing holds. */
const synced = (a: ReadonlyMap<string, Row>, b: ReadonlyMap<string, Row>): Map<string, Row> => new Map([...a, ...b])

function slotsTwice(rows: Iterable<Row>): string[] {
  const all = [...rows].sort((a, b) => (a.day === b.day ? a.start - b.start : a.day < b.day ? -1 : 1))
  return all.flatMap((one, at) => {
    const next = all[at + 1]
    return next && next.day === one.day && next.start < one.start + one.minutes ? [`${one.day} ${next.start}`] : []
  })
}

test('a plan accepted in two tabs or on two offline devices was there twice: 150 blocks, 75 slots doubled', () => {
  fc.assert(
    fc.property(worlds(WEEK), world => {
      const none = new Map<string, Row>()
      const [a, b] = [accepted(world, none, 'p1'), accepted(structuredClone(world), none, 'p2')]
      expect([...b.keys()]).toEqual([...a.keys()])
      expect(slotsTwice(synced(a, b).values())).toEqual([])
    }),
    runs
  )
})

test('two devices that knew different things: no slot is shown twice, on both the same, and the next plan mends it', () => {
  const other = fc.record({ minutes: fc.integer({ min: 10, max: 200 }), due: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(worlds(WEEK), other, fc.boolean(), (world, { minutes, due }, isFirst) => {
      const none = new Map<string, Row>()
      const added = { id: 'only here', title: 'New', minutes, due: date(world.today, due) }
      const more: World = { ...world, tasks: [...world.tasks, added] }
      const [a, b] = [accepted(world, none, 'p1'), accepted(more, none, 'p2')]
      const rows = isFirst ? synced(a, b) : synced(b, a)
      const out = doubled([...rows.values()])
      expect(doubled([...rows.values()].reverse())).toEqual(out)
      expect(slotsTwice([...rows.values()].filter(row => !out.has(row.id)))).toEqual([])
      expect(slotsTwice(accepted(more, rows, 'p3').values())).toEqual([])
    }),
    runs
  )
})

test('a block that was moved onto another made that one disappear', () => {
  const block = { day: '2027-01-04', start: 960, minutes: 45, pinned: false, planId: 'p1' }
  const moved = { ...block, id: 'moved', start: 980, pinned: true }
  expect(doubled([{ ...block, id: 'under' }, moved])).toEqual(new Set())
  expect(doubled([{ ...block, id: 'under', planId: 'p0' }, moved])).toEqual(new Set())
})

test('a number is used once: what was done or removed keeps its row', () => {
  const block = {
    kind: 'topic' as const,
    ref: 't1',
    day: '2027-01-01',
    reason: { code: 'first' as const, by: '2027-05-01' }
  }
  const [one, two] = plannedIds(STUDENT, [block, block], new Set())
  expect(one).not.toBe(two)
  expect(plannedIds(STUDENT, [block], new Set([one ?? '']))).toEqual([two])
  expect(plannedIds(STUDENT, [block], new Set())).toEqual([one])
  expect(plannedIds('018f4e1c-0000-7000-8000-000000000002', [block], new Set())).not.toEqual([one])
  expect(plannedIds(STUDENT, [{ ...block, id: 'kept' }, block], new Set())).toEqual(['kept', one])
})

test('a proposal names the plan it changes: another block, another time or a pin is another plan, another order is not', () => {
  const old: OldBlock[] = [
    { id: 'a', kind: 'topic', ref: 't', day: '2027-01-01', start: 960, minutes: 40 },
    { id: 'b', kind: 'task', ref: 'k', day: '2027-01-02', start: 960, minutes: 50 }
  ]
  const base = planBase(old)
  expect(planBase(old.toReversed())).toBe(base)
  expect(planBase([])).not.toBe(base)
  for (const change of [{ start: 965 }, { minutes: 45 }, { pinned: true }, { day: '2027-01-03' }, { id: 'c' }])
    expect(planBase(old.map((one, at) => (at === 0 ? { ...one, ...change } : one)))).not.toBe(base)
})
