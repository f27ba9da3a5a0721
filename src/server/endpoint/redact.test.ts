import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redact, stringsIn } from '#server/endpoint/redact.ts'

test.each([
  ['Incorrect API key provided: sk-proj-abc123DEF456ghi.', 'Incorrect API key provided: [key].'],
  ['key AIzaSyA1234567890abcdefghij is bad', 'key [key] is bad'],
  ['authorization: Bearer abc.def.ghi was refused', 'authorization: Bearer [token] was refused'],
  ['eyJhbGciOi.eyJzdWIiOiI.c2ln and ada@example.org', '[token] and [e-mail]'],
  ['GET https://api.example/v1?key=secret failed', 'GET https://api.example/v1 failed'],
  ['sb_secret_0123456789 leaked', '[key] leaked']
])('%s', (text, clean) => {
  expect(redact(text)).toBe(clean)
})

test('an own key of any form does not pass', () => {
  expect(redact('The key "pw 12%" is wrong', [], ['pw 12%'])).toBe('The key "[key]" is wrong')
})

test('what stands in the request is cut out, however it is set', () => {
  const study = ['The mitochondrion is the powerhouse of the cell.', 'Paris']
  const said = 'Cannot answer “the Mitochondrion  is the\npowerhouse” (PARIS) here'
  expect(redact(said, study)).toBe('Cannot answer “[text]) here')
  expect(redact('The model is overloaded', study)).toBe('The model is overloaded')
})

test('no three words of a note pass, wherever the provider puts them', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 3, maxLength: 30 })
  fc.assert(
    fc.property(words, fc.nat(), fc.string(), fc.string(), (note, at, before, after) => {
      const from = at % (note.length - 2)
      const quoted = note.slice(from, from + 3).join(' ')
      const clean = redact(`${before} ${quoted} ${after}`, [note.join(' ')])
      expect(clean).not.toContain(quoted)
    })
  )
})

test.each(['@', 'a@', '@.', 'a', 'a.', '-', '0a-', 'sk-', 'eyJ.', '[text] ', '?', 'Bearer '])(
  'an answer of nothing but “%s”, as a hostile server sends it, holds up nobody',
  piece => {
    const before = process.cpuUsage()
    redact(piece.repeat(6000), [piece.repeat(60)])
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
  }
)

test('a long text is cut short', () => {
  expect(redact('no '.repeat(500)).length).toBeLessThanOrEqual(301)
})

test('every string of a request is found, the names of its fields are not', () => {
  const request = { source: { title: 'a', blocks: [{ text: 'b', level: 1 }] }, bytes: new ArrayBuffer(4), none: null }
  expect(stringsIn(request)).toEqual(['a', 'b'])
  expect(stringsIn(Array(300_000).fill('a'))).toHaveLength(300_000)
})
