import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasTerm, points, readEntry, speaksOf, wordCount, type Entry } from './content.ts'

const MAX_ANSWER_WORDS = 15

const entries = globSync(['src/content/archives/*/*.md', 'src/content/resources/*.md']).map(path => ({
  path,
  entry: readEntry(readFileSync(path, 'utf8'))
}))

const faults = (find: (entry: Entry) => readonly string[]) =>
  entries.flatMap(({ path, entry }) => find(entry).map(fault => `${path}: ${fault}`))

test('the reader sees the terms, cards and questions of the archives', () => {
  const archives = entries.filter(({ path }) => path.includes('archives'))
  expect(archives.length).toBeGreaterThan(30)
  for (const { path, entry } of archives) {
    expect(entry.terms.length, path).toBeGreaterThan(3)
    expect(entry.answers.length, path).toBeGreaterThan(5)
    expect(entry.questions.length, path).toBeGreaterThan(2)
    for (const { marks, scheme } of entry.questions) {
      expect(marks, path).toBeGreaterThan(0)
      expect(scheme.length, path).toBeGreaterThan(0)
    }
  }
})

test('a description of 189 characters broke the build after it had passed here: title and description keep their limits', () => {
  const wrong = entries.flatMap(({ path }) => {
    const source = readFileSync(path, 'utf8')
    const field = (name: string) =>
      (new RegExp(`^${name}: (.*)$`, 'm').exec(source)?.[1] ?? '').replace(/^(['"])(.*)\1$/, '$2').length
    const [title, description] = [field('title'), field('description')]
    return title > 0 && title <= 70 && description >= 60 && description <= 170
      ? []
      : [`${path}: ${title}, ${description}`]
  })
  expect(wrong).toEqual([])
})

test('every explained term stands in the running text, so that its meaning can be opened', () => {
  expect(faults(entry => entry.terms.filter(term => !hasTerm(entry.text, term)))).toEqual([])
})

test('the answer of a card has at most 15 words', () => {
  expect(faults(entry => entry.answers.filter(answer => wordCount(answer) > MAX_ANSWER_WORDS))).toEqual([])
})

test('a mark scheme offers at least as many points as the question has marks', () => {
  expect(
    faults(entry => entry.questions.filter(q => points(q.scheme) < q.marks).map(q => `${q.marks}: ${q.scheme[0]}`))
  ).toEqual([])
})

test('an answer that is only a number is quoted, because the build expects words', () => {
  const bare = entries.filter(({ path }) => /^ +(?:- )?(?:front|back): [\d.]+$/m.test(readFileSync(path, 'utf8')))
  expect(bare.map(({ path }) => path)).toEqual([])
})

test('thirteen addresses without https failed on the built pages after they had passed here', () => {
  const plain = entries.flatMap(({ path }) =>
    [...readFileSync(path, 'utf8').matchAll(/^ +url: '?"?(?!https:)(.+)$/gm)].map(match => `${path}: ${match[1]}`)
  )
  expect(plain).toEqual([])
})

test('an entry speaks of every board it is tagged with', () => {
  expect(faults(entry => entry.boards.filter(board => !speaksOf(entry.text, board)))).toEqual([])
})

test('our own words carry no exclamation mark', () => {
  expect(faults(entry => entry.ownWords.split('\n').filter(line => line.includes('!')))).toEqual([])
})

test('the checks notice what they are made for', () => {
  const entry = readEntry(
    '---\nkeyTerms:\n  long shore: x\ncards:\n  - front: a\n    back: one two\nquestions:\n  - question: a\n    marks: 4\n' +
      '    scheme:\n      - A point (1)\n      - Up (up to 2)\n---\n\n## Long shore\n\nLongshore. He said "Stop!" Look!\n'
  )
  expect(entry.terms.map(term => hasTerm(entry.text, term))).toEqual([false])
  expect(entry.answers.map(wordCount)).toEqual([2])
  expect(entry.questions.map(({ marks, scheme }) => [marks, points(scheme)])).toEqual([[4, 3]])
  expect(readEntry('---\nboards: [IB MYP, IGCSE]\n---\n\nText.\n').boards).toEqual(['IB MYP', 'IGCSE'])
  expect(speaksOf('- **MYP**: criterion A', 'IB MYP')).toBe(true)
  expect(speaksOf('In Cambridge IGCSE History', 'ICSE')).toBe(false)
  expect(points(['Level 2 (3 to 4): a', '1 to 2: b'])).toBe(4)
  expect(points(['Evidence may include the wars of 1912 to 1913: both', '3: one side'])).toBe(3)
  expect(points(['Language, 5 marks: exact', 'Analysis, 5 marks: words'])).toBe(10)
  expect(entry.ownWords).toContain('Look!')
  expect(entry.ownWords).not.toContain('Stop!')
})
