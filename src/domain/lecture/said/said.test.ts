import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeAll, changedTerm, countOf } from '#domain/lecture/said/change-all.ts'
import { paragraphsOf, secondAt, spread, wordStart } from '#domain/lecture/said/paragraphs.ts'
import { isDoubtful, transcriptOf, type SaidRow } from '#domain/lecture/said/said.ts'

const row = (id: string, from: number, to: number, more: Partial<SaidRow> = {}): SaidRow => ({
  id,
  kind: 'speech',
  fromSecond: from,
  toSecond: to,
  text: `text of ${id}`,
  words: null,
  engine: 'model whisper',
  replaces: null,
  speaker: '',
  flags: null,
  ...more
})
const heard = (id: string, from: number, to: number, run: string, piece: [number, number], marks: string[] = []) =>
  row(id, from, to, { flags: { v: 1, piece, run, marks } })
const edit = (id: string, of: string, text: string) => row(id, 0, 5, { replaces: of, engine: 'manual', text })
const textsOf = (rows: readonly SaidRow[]) => transcriptOf(rows).lines.map(line => line.text)

test('two answers to one piece never stand side by side', () => {
  const rows = [heard('a1', 0, 5, 'a', [0, 10]), heard('a2', 5, 10, 'a', [0, 10]), heard('b1', 0, 9, 'b', [0, 10])]
  expect(textsOf(rows)).toEqual(['text of a1', 'text of a2'])
  expect(transcriptOf(rows).done).toEqual([
    { from: 0, to: 10 },
    { from: 0, to: 10 }
  ])
})

test('an answer without marks takes the place of one with them, but not of what was edited', () => {
  const rows = [heard('a1', 0, 10, 'a', [0, 10], ['loop']), heard('b1', 0, 10, 'b', [0, 10])]
  expect(textsOf(rows)).toEqual(['text of b1'])
  expect(textsOf([...rows, edit('c', 'a1', 'mine')])).toEqual(['mine'])
})

test('a part that was sent alone settles what was doubtful there', () => {
  const rows = [heard('a1', 2, 5, 'a', [0, 60], ['loop']), heard('b1', 2, 5, 'b', [1, 6])]
  expect(textsOf(rows)).toEqual(['text of b1'])
  expect(transcriptOf(rows.slice(0, 1)).lines.map(isDoubtful)).toEqual([true])
})

test('the newest edit stands, whatever comes later of the engine; a line taken away stays away', () => {
  const rows = [heard('a1', 0, 5, 'a', [0, 5]), edit('b', 'a1', 'once'), edit('c', 'b', 'twice')]
  expect(textsOf(rows)).toEqual(['twice'])
  expect(textsOf([...rows, edit('d', 'c', '')])).toEqual([])
  expect(textsOf([edit('c', 'b', 'twice')])).toEqual(['twice'])
})

test('edits in a circle end', () => {
  expect(textsOf([edit('a', 'b', 'one'), edit('b', 'a', 'two')]).length).toBeLessThanOrEqual(2)
})

test('the order in which rows come changes nothing', () => {
  const rows = [
    heard('a1', 0, 5, 'a', [0, 5], ['missing']),
    heard('b1', 0, 5, 'b', [0, 5]),
    heard('c1', 5, 9, 'c', [5, 9]),
    edit('d', 'c1', 'mine'),
    row('e', 9, 12, { engine: 'manual' }),
    row('f', 5, 5, { kind: 'chapter', engine: 'manual' })
  ]
  const whole = transcriptOf(rows)
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), shuffled => {
      expect(transcriptOf(shuffled)).toEqual(whole)
    })
  )
})

test('an answer becomes paragraphs; one without times is shared out by its sentences', () => {
  const lines = Array.from({ length: 30 }, (_one, at) => ({
    from: at * 4,
    to: at * 4 + 3.5,
    text: `Sentence ${at} is here.`
  }))
  const paragraphs = paragraphsOf(lines)
  expect(paragraphs.every(one => one.to - one.from <= 32)).toBe(true)
  expect(paragraphs.map(one => one.text).join(' ')).toBe(lines.map(one => one.text).join(' '))
  const untimed = paragraphsOf([{ from: 0, to: 120, text: lines.map(one => one.text).join(' ') }])
  expect(untimed.length).toBeGreaterThan(3)
  expect(untimed.map(one => one.text).join(' ')).toBe(lines.map(one => one.text).join(' '))
})

test('a word is said between what is known', () => {
  expect(secondAt(10, 'x'.repeat(20), 0, 10)).toBe(5)
  expect(secondAt(10, 'x'.repeat(20), 0, 10, [[10, 8]])).toBe(8)
  expect(secondAt(15, 'x'.repeat(20), 0, 10, [[10, 8]])).toBe(9)
  expect(secondAt(0, '', 3, 4)).toBe(3)
})

test('a term is changed everywhere as a whole word', () => {
  const changed = changedTerm('goes to the file a coid membrane.', 'goes to the thylakoid membrane.')
  expect(changed).toEqual({ from: 'file a coid', to: 'thylakoid' })
  if (!changed) return
  expect(changeAll('File a coid, file  a coid; profile a coid.', changed)).toBe('Thylakoid, thylakoid; profile a coid.')
  expect(countOf('File a coid, file a coid; profile a coid.', changed.from)).toBe(2)
  expect(changedTerm('the same', 'the same')).toBeNull()
  expect(changedTerm('one two', 'one two three')).toBeNull()
  expect(changedTerm('a b c d e f g h', 'p q r s t u v w')).toBeNull()
})

test('a term that became longer is not counted where it has its new form already', () => {
  const term = { from: 'chloroplasts', to: 'chloroplasts of the leaf' }
  const text = 'Chloroplasts of the leaf. Then chloroplasts.'
  expect(countOf(text, term.from, term.to)).toBe(1)
  expect(changeAll(text, term)).toBe('Chloroplasts of the leaf. Then chloroplasts of the leaf.')
  expect(countOf(changeAll(text, term), term.from, term.to)).toBe(0)
  expect(changeAll('light well, light', { from: 'light well', to: 'light' })).toBe('light, light')
  expect(countOf('Thylakoid, thylakoid.', 'thylakoid', 'Thylakoid')).toBe(1)
})

test('of a thousand words timed one by one fewer anchors are kept, and each is found within 0.2 s', () => {
  let second = 0
  let text = ''
  const at: [number, number][] = []
  for (let word = 0; word < 1000; word += 1) {
    if (word % 14 === 13) text = `${text.trimEnd()}. `
    at.push([text.length, second])
    text += `${'abcdefghij'.slice(0, 1 + ((word * 7) % 10))} `
    second += 0.12 + ((word * 13) % 10) * 0.03 + (word % 97 === 0 ? 1.5 : 0)
  }
  const paragraphs = paragraphsOf([{ from: 0, to: second, text: text.trimEnd(), at }])
  const seconds = paragraphs.flatMap(({ text: said, from, to, anchors }) =>
    [...said.matchAll(/[a-j]+/g)].map(found => secondAt(found.index, said, from, to, anchors))
  )
  expect(seconds).toHaveLength(1000)
  const worst = Math.max(...seconds.map((one, word) => Math.abs(one - (at[word]?.[1] ?? 0))))
  expect(worst).toBeLessThan(0.2)
  expect(paragraphs.flatMap(one => one.anchors).length).toBeLessThan(620)
})

test('a text without times lies where somebody speaks; one too short leaves the rest bare', () => {
  const voiced = [
    { from: 0, to: 4 },
    { from: 20, to: 26 }
  ]
  const all = spread('Water moves through a membrane. It goes to where there is more salt than elsewhere.', voiced)
  expect(all.map(one => [one.from, one.to].map(Math.round))).toEqual([
    [0, 4],
    [4, 26]
  ])
  expect(spread('Water.', voiced).at(-1)?.to).toBe(0.5)
  expect(wordStart('The P680’s pair', 8)).toBe(4)
})

const other = (rows: readonly SaidRow[]) => transcriptOf(rows).lines.map(line => line.edit?.others.map(one => one.text))

test('two edits that grew from one line make one line, and the older one is kept beside it', () => {
  const both = [heard('a1', 0, 5, 'a', [0, 5]), edit('b', 'a1', 'one'), edit('c', 'a1', 'two')]
  expect(textsOf(both)).toEqual(['two'])
  expect(other(both)).toEqual([['one']])
  expect(other([...both, edit('d', 'c', 'three')]), 'until one of them is chosen').toEqual([['one']])
  const chosen = { ...edit('e', 'c', 'one'), flags: { v: 1, over: ['b'] } }
  expect([textsOf([...both, chosen]), other([...both, chosen])]).toEqual([['one'], [[]]])
  expect(other([edit('b', 'a1', 'one'), edit('c', 'a1', 'two')]), 'before the line itself has come').toEqual([['one']])
})

test('the same words twice are one version, words beat a deletion, and a name goes with a text', () => {
  const first = heard('a1', 0, 5, 'a', [0, 5])
  expect(other([first, edit('b', 'a1', 'one'), edit('c', 'a1', 'one')])).toEqual([[]])
  expect(textsOf([first, edit('b', 'a1', 'one'), edit('c', 'a1', '')])).toEqual(['one'])
  expect(textsOf([first, edit('b', 'a1', first.text), edit('c', 'a1', '')])).toEqual([])
  const named = { ...edit('b', 'a1', first.text), speaker: 'Ms Rao' }
  const { lines } = transcriptOf([first, named, edit('c', 'a1', 'two')])
  expect(lines).toMatchObject([{ text: 'two', speaker: 'Ms Rao', edit: { others: [], taken: ['b'] } }])
})

test('what lay in an edit is in its line or beside it, whatever edits there are and in whatever order they come', () => {
  const letters = 'bcdefgh'.split('')
  const chain = fc.array(fc.nat(6), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(chain, fc.infiniteStream(fc.nat(99)), (made, order) => {
      const rows = made.map((of, at) => edit(letters[at] ?? '', ['a', ...letters][of % (at + 1)] ?? '', `text ${at}`))
      const whole = transcriptOf([row('a', 0, 5), ...rows])
      const [line, ...more] = whole.lines
      expect(more).toEqual([])
      const ends = rows.filter(one => rows.every(next => next.replaces !== one.id)).map(one => one.text)
      const kept = [line?.text, ...(line?.edit?.others ?? []).map(one => one.text)]
      expect(kept.toSorted()).toEqual(ends.toSorted())
      const places = [...rows.keys()].map(at => [order.next().value as number, at] as const)
      const shuffled = places.toSorted(([one], [two]) => one - two).flatMap(([, at]) => rows[at] ?? [])
      expect(transcriptOf([...shuffled, row('a', 0, 5)])).toEqual(whole)
    })
  )
})
