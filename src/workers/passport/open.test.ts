import { expect, test } from 'vitest'
import { PASSPORT_VERSION } from '#contract/passport.ts'
import { newId } from '#lib/ids.ts'
import { zipWriter } from '#lib/zip/write.ts'
import { carry } from '#workers/passport/carry.ts'
import { openPassport, PassportRefusal } from '#workers/passport/open.ts'

const at = '2026-11-26T05:00:00.000Z'
const base = (id: string) => ({ id, rev: 1, createdAt: at, updatedAt: at, deletedAt: null })
const subject = (id: string, more: object = {}) => ({
  ...base(id),
  name: 'History',
  board: null,
  level: null,
  examOn: null,
  position: 0,
  ...more
})
const review = (cardId: string) => ({ ...base(newId()), cardId, grade: 3, reviewedAt: at, durationMs: 1 })

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map(one => one.toString(16).padStart(2, '0')).join('')
}

type Tables = Readonly<Record<string, string>>

async function zipOf(tables: Tables, change: object = {}, without: readonly string[] = []): Promise<Blob> {
  const zip = zipWriter()
  const files = []
  for (const [table, text] of Object.entries(tables)) {
    const path = `data/${table}/1.json`
    files.push({ path, bytes: new TextEncoder().encode(text).byteLength, sha256: await hash(text), table })
    if (!without.includes(path)) await zip.add(path, new Blob([text]))
  }
  const list = { passport: true, version: PASSPORT_VERSION, exportedAt: at, student: newId(), counts: {}, files }
  const whole = { ...list, notStored: [], unreadable: [], ...change }
  if (!without.includes('list')) await zip.add('cramless.json', new Blob([JSON.stringify(whole)]))
  return zip.finish()
}

async function why(zip: Promise<Blob> | Blob): Promise<string> {
  try {
    await openPassport(await zip)
    return 'read'
  } catch (error) {
    return error instanceof PassportRefusal ? error.why : String(error)
  }
}

test('half a passport, a newer one, a changed and a broken one are refused, each by its name', async () => {
  const good = { subjects: JSON.stringify([subject(newId())]) }
  expect(await why(zipOf(good))).toBe('read')
  expect(await why(zipOf(good, {}, ['list']))).toBe('half')
  expect(await why(zipOf(good, {}, ['data/subjects/1.json']))).toBe('half')
  expect(await why(zipOf(good, { version: PASSPORT_VERSION + 1, files: 7 }))).toBe('newer')
  expect(await why(zipOf(good, { files: 7 }))).toBe('broken')
  expect(await why(zipOf({ subjects: '{' }))).toBe('broken')
  expect(await why(zipOf({ subjects: '{}' }))).toBe('broken')
  expect(await why(zipOf({}, {}, ['list']))).toBe('no-passport')
  expect(await why(new Blob(['no zip at all, but long enough to be one']))).toBe('broken')
  const whole = await zipOf(good)
  expect(await why(whole.slice(0, whole.size / 2))).toBe('broken')
  const path = { path: 'data/subjects/1.json', bytes: 2, sha256: '0'.repeat(64), table: 'subjects' }
  expect(await why(zipOf(good, { files: [path] }))).toBe('changed')
})

test('rows of unknown tables, twice the same row and rows of no kind are counted and left out', async () => {
  const id = newId()
  const rows = [
    subject(id),
    subject(id),
    subject('no id'),
    subject(newId(), { name: '' }),
    subject(newId(), { position: 'first' }),
    JSON.parse('{"__proto__":{"polluted":true}}') as object,
    null,
    7
  ]
  const { tables, strange } = await openPassport(await zipOf({ subjects: JSON.stringify(rows), dreams: '[1,2]' }))
  expect(tables.get('subjects')?.map(row => row.id)).toEqual([id])
  expect(strange).toBe(9)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('a row whose parent is missing is left out, and one that can be without it comes alone', async () => {
  const note = {
    ...base(newId()),
    subjectId: newId(),
    title: 'N',
    doc: {},
    plain: '',
    topicId: null,
    tags: [],
    pinned: false
  }
  const zip = await zipOf({ reviews: JSON.stringify([review(newId())]), notes: JSON.stringify([note]) })
  const { tables, left } = carry(await openPassport(zip), newId(), 0)
  expect(left.parentless).toBe(1)
  expect(tables.get('reviews')).toBeUndefined()
  expect(tables.get('notes')?.[0]?.fields['subjectId']).toBeNull()
})

test('a passport names no one but its student: rows of a third are nobody’s, and all get ids of their own', async () => {
  const id = newId()
  const stranger = subject(id, { userId: newId(), user_id: newId() })
  const to = newId()
  const { tables } = carry(await openPassport(await zipOf({ subjects: JSON.stringify([stranger]) })), to, 0)
  const [row] = tables.get('subjects') ?? []
  expect(row?.id).not.toBe(id)
  expect(Object.keys(row?.fields ?? {})).toEqual(['name', 'board', 'level', 'examOn', 'position'])
})
