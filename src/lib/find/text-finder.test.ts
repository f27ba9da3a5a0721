import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Findable } from '#lib/find/findable.ts'
import { fold } from '#lib/find/fold.ts'
import { TextFinder } from '#lib/find/text-finder.ts'

const note = (id: string, title: string, text = ''): Findable => ({ kind: 'note', id, title, text })

function finder(...things: Findable[]): TextFinder {
  const made = new TextFinder()
  made.add(things)
  return made
}

test('a title that begins with the words comes before one that holds them, and that before a text', () => {
  const made = finder(
    note('1', 'Markets', 'Price elasticity of demand is a ratio.'),
    note('2', 'On price'),
    note('3', 'Price of demand')
  )
  expect(made.find('price', 9).hits.map(({ id }) => id)).toEqual(['3', '2', '1'])
})

test('every word must be there, in the title or the text', () => {
  const made = finder(note('1', 'Enzymes', 'Amylase breaks down starch'), note('2', 'Starch'))
  expect(made.find('starch enzymes', 9).hits.map(({ id }) => id)).toEqual(['1'])
})

test('case, accents and one typo do not hide what is meant', () => {
  const made = finder(note('1', 'Rathenau', 'Résumé of CO₂'))
  for (const typed of ['RESUME', 'co2', 'rathenua', 'ratenau']) expect(made.find(typed, 9).total, typed).toBe(1)
})

test('a word that is there is not taken for a typo of another', () => {
  const made = finder(note('1', 'Formal'), note('2', 'Former'))
  expect(made.find('formal', 9).hits.map(({ id }) => id)).toEqual(['1'])
})

test('the snippet holds the word, and nothing of it is made up', () => {
  const text = `${'long words before it '.repeat(20)}the enzyme is rubisco ${'and more after it '.repeat(20)}`
  const [hit] = finder(note('1', 'Carbon', text)).find('rubisco', 9).hits
  expect(hit?.snippet).toContain('rubisco')
  expect(text).toContain(hit?.snippet.replaceAll('…', ''))
})

test('no more than asked for, and how many there are', () => {
  const made = finder(...Array.from({ length: 50 }, (_, at) => note(String(at), `Cell ${at}`)))
  const { hits, total } = made.find('cell', 10)
  expect([hits.length, total]).toEqual([10, 50])
})

test('typed letter by letter, what is found is what plainly holds every word, in the same order', () => {
  const words = fc.array(fc.constantFrom('cell', 'cellar', 'wall', 'é', 'Äpfel', 'a', 'CO₂', 'ell'), { maxLength: 6 })
  const texts = fc.array(fc.record({ title: words, text: words }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(texts, fc.array(words, { minLength: 1, maxLength: 3 }), fc.nat(39), (rows, lines, cut) => {
      const all = rows.map(({ title, text }, at) => note(String(at).padStart(2, '0'), title.join(' '), text.join(' ')))
      const made = finder(...all.slice(0, cut))
      made.add(all.slice(cut))
      for (const line of lines.map(one => one.join(' ')))
        for (let end = 1; end <= line.length; end += 1) {
          const asked = fold(line.slice(0, end)).split(/\s+/).filter(Boolean)
          if (asked.length === 0) continue
          const holds = ({ title, text }: Findable): boolean =>
            asked.every(word => fold(title).includes(word) || fold(text).includes(word))
          const plain = all.filter(holds).map(({ id }) => id)
          const found = made.findExact(line.slice(0, end), 99)
          expect(found.hits.map(({ id }) => id).toSorted()).toEqual(plain)
          expect(found.total).toBe(plain.length)
          expect(made.findExact(line.slice(0, end), 3).hits).toEqual(found.hits.slice(0, 3))
        }
    })
  )
})

test('a text added while one types is found with the next letter', () => {
  const made = finder(note('1', 'Cells'))
  expect(made.find('ce', 9).total).toBe(1)
  made.add([note('2', 'Cellulose')])
  expect(made.find('cel', 9).total).toBe(2)
})

test('the snippet shows the word where signs before it fold to more than one', () => {
  const text = `${'ﬁﬃ '.repeat(60)}the enzyme is rubisco ${'and so on '.repeat(20)}`
  const [hit] = finder(note('1', 'Carbon', text)).find('rubisco', 9).hits
  expect(hit?.snippet).toContain('rubisco')
})
