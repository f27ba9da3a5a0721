import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, inject, test } from 'vitest'
import type { SyncAnswer } from '#contract/sync.ts'
import { cardFields, noteFields, opOn, pull, push, pushAll, reviewFields } from '../support/push.ts'
import { scratchDatabase } from '../support/scratch.ts'

const scratch = await scratchDatabase(inject('postgresPort'))
const { owner, as, student } = scratch
afterAll(() => scratch.close())

type Client = Awaited<ReturnType<typeof as>>

/** One change of a plan, without ids: what it is about is a number. */
interface Step {
  readonly kind: 'note' | 'card' | 'review' | 'edit' | 'delete' | 'again' | 'wrong'
  readonly about: number
  readonly number: number
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'note',
    'card',
    'card',
    'card',
    'review',
    'review',
    'review',
    'edit',
    'delete',
    'again',
    'wrong'
  ),
  about: fc.nat(11),
  number: fc.nat(3)
})

/** The ops of a plan for one student: alike but for their ids. */
function opsOf(plan: readonly Step[]): unknown[] {
  const ids = Array.from({ length: 36 }, () => randomUUID())
  const [notes, cards, reviews] = [ids.slice(0, 12), ids.slice(12, 24), ids.slice(24)]
  const group = randomUUID()
  const ops: ReturnType<typeof opOn>[] = []
  for (const { kind, about, number } of plan) {
    const [note = '', card = '', review = ''] = [notes[about], cards[about], reviews[about]]
    const last = ops.at(-1)
    if (kind === 'note') ops.push(opOn('notes', note, noteFields(`Note ${number}`)))
    if (kind === 'card') ops.push(opOn('cards', card, { ...cardFields(`Card ${number}`), group_id: group }))
    if (kind === 'review') ops.push(opOn('reviews', review, reviewFields(cards[(about + number) % 12] ?? '')))
    if (kind === 'edit') ops.push(opOn('cards', card, { front: `Edited ${number}` }))
    if (kind === 'delete') ops.push(opOn('cards', card, { deleted_at: '2026-11-01T00:00:00.000Z' }))
    if (kind === 'again' && last) ops.push(last)
    if (kind === 'wrong') ops.push(opOn('cards', card, { ...cardFields('x'.repeat(4_001)), group_id: group }))
  }
  return ops
}

const said = (answer: SyncAnswer) =>
  answer.status === 'rejected' ? `${answer.code} ${answer.constraint}` : `${answer.status} ${'again' in answer}`

async function outcome(me: Client, ops: readonly unknown[]) {
  const result = await pushAll(me, ops)
  if (result.status !== 'ok') throw new Error(result.status)
  const { rows } = await me.query<{ rows: unknown }>(`
    select jsonb_agg(r order by r::text) as rows from (
      select n.title as words, n.deleted_at is null as lives from public.notes n
      union all select c.front, c.deleted_at is null from public.cards c
      union all select r.grade::text, true from public.reviews r) r`)
  return { answers: result.answers, rows: rows[0]?.rows, rev: (await pull(me, {})).rev }
}

test('ops in runs have the answers and the effects of ops that go one by one', async () => {
  const wrongText = opOn('cards', randomUUID(), cardFields('zero \u0000'))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async plan => {
      const [one, other] = [await as(await student()), await as(await student())]
      const inRuns = await outcome(one, opsOf(plan))
      // What PostgreSQL cannot store as a whole goes one by one.
      const alone = await outcome(other, [...opsOf(plan), wrongText])
      expect(inRuns.answers.map(said)).toEqual(alone.answers.slice(0, -1).map(said))
      expect({ rows: inRuns.rows, rev: inRuns.rev }).toEqual({ rows: alone.rows, rev: alone.rev })
      await Promise.all([one.end(), other.end()])
    }),
    { numRuns: 60 }
  )
})

test('of two hundred new cards one is wrong: the others are there, and it says why', async () => {
  const me = await as(await student())
  const ops = Array.from({ length: 200 }, (_, n) =>
    opOn('cards', randomUUID(), cardFields(n === 137 ? 'x'.repeat(4_001) : `Card ${n}`))
  )
  const answers = await push(me, ...ops)
  expect(answers.map(({ op_id }) => op_id)).toEqual(ops.map(({ op_id }) => op_id))
  expect(answers.filter(({ status }) => status === 'applied')).toHaveLength(199)
  expect(answers[137]).toMatchObject({ status: 'rejected', code: '23514', constraint: 'cards_front_check' })
  const { rev, tables } = await pull(me, { cards: 0 })
  expect(rev).toBe(199)
  const revs = new Map(tables['cards']?.map(row => [row.id, row.rev]))
  for (const [n, answer] of answers.entries())
    if (answer.status === 'applied') expect(revs.get(ops[n]?.id ?? '')).toBe(answer.rev)
  expect(await push(me, ...ops.slice(0, 3))).toMatchObject([{ again: true }, { again: true }, { again: true }])
})

test('two students with the same calendar made the same ids, and the second was refused', async () => {
  const [me, stranger] = [await as(await student()), await as(await student())]
  const shared = randomUUID()
  const ops = (front: string) => [
    opOn('cards', randomUUID(), cardFields()),
    opOn('cards', shared, cardFields(front)),
    opOn('cards', randomUUID(), { ...cardFields(), note_id: null })
  ]
  for (const [who, front] of [
    [stranger, 'Theirs'],
    [me, 'Mine']
  ] as const)
    expect((await push(who, ...ops(front))).map(({ status }) => status)).toEqual(['applied', 'applied', 'applied'])
  await push(me, opOn('cards', shared, { front: 'Mine, changed' }, { base_rev: 2 }))
  for (const [who, front] of [
    [stranger, 'Theirs'],
    [me, 'Mine, changed']
  ] as const) {
    const { tables } = await pull(who, { cards: 0 })
    expect(tables['cards']?.filter(({ id }) => id === shared)).toMatchObject([{ front }])
    expect(tables['cards']).toHaveLength(3)
  }
})

test('a row that syncs is named by its student and its id', async () => {
  const { rows } = await owner.query(`
    select s.name from private.sync_modes() s where pg_get_constraintdef((
      select c.oid from pg_constraint c where c.conrelid = ('public.' || s.name)::regclass and c.contype = 'p'
    )) <> 'PRIMARY KEY (user_id, id)'`)
  expect(rows).toEqual([])
})

test('a run in a table that does not sync, with columns that nobody may set, and outside the length is refused op by op', async () => {
  const id = await student()
  const me = await as(id)
  const pair = (table: string, patch: Record<string, unknown>) => [0, 1].map(() => opOn(table, randomUUID(), patch))
  const wrong = [
    ...pair('profiles', { full_name: 'x' }),
    ...pair('subjects', { name: 'x', position: 1, rev: 9 }),
    ...pair('subjects', { name: 'x', position: 1, '"; drop table notes; --': 1 }),
    ...pair('revs', { rev: 9 })
  ]
  const codes = (await push(me, ...wrong)).map(answer => (answer.status === 'rejected' ? answer.code : answer.status))
  expect(codes).toEqual(['42P01', '42P01', '42703', '42703', '42703', '42703', '42P01', '42P01'])
})
