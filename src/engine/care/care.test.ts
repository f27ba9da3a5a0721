import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOARDS } from '#config/boards.ts'
import { workRule } from '#domain/care/work-rule.ts'
import { careOf } from '#engine/care/care.ts'

const textsIn = (name: string): (readonly [string, string])[] =>
  readFileSync(`tests/fixtures/care/${name}.txt`, 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const at = line.indexOf(' | ')
      return [line.slice(0, at), line.slice(at + 3)] as const
    })

test.each(['open', 'closed', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].flatMap(textsIn))(
  '%s: %s',
  (wanted, text) => {
    expect(careOf(text)).toBe(wanted)
  }
)

/** One in so many: all of them take a minute. */
const SHARE = 6

test('no line of the study texts and answers of these tests is taken for distress', () => {
  const lines = globSync('tests/fixtures/{texts,answers,questions}/*')
    .flatMap(file => readFileSync(file, 'utf8').split(/(?<=[.!?])\s+|\n/))
    .filter((_, at) => at % SHARE === 0)
  expect(lines.length).toBeGreaterThan(3_000)
  expect(lines.filter(line => careOf(line) !== 'none')).toEqual([])
})

const tableOf = (name: string): string[][] =>
  readFileSync(`tests/fixtures/care/${name}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split('\t'))

/** By three writers who had not seen the lists. They are seen now: what was missed at first sight is in decision 032. */
test('of the texts that others wrote at most one in ten is missed, of their study questions one in 200 stopped', () => {
  const texts = ['texts-1', 'texts-2', 'texts-3'].flatMap(name => tableOf(name).slice(1))
  const study = ['study-1', 'study-2'].flatMap(name => tableOf(name).slice(1))
  expect(texts.length).toBeGreaterThan(200)
  expect(study.length).toBeGreaterThan(200)
  const missed = texts.filter(([, , text = '']) => careOf(text) !== 'crisis')
  const stopped = study.filter(([, , text = '']) => careOf(text) === 'crisis')
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(texts.length / 10)
  expect(stopped.length, JSON.stringify(stopped)).toBeLessThanOrEqual(study.length / 200)
})

test('of the texts of a fourth writer none is missed, of the study sentences none stopped', () => {
  const missed = tableOf('texts-4').slice(1)
  expect(missed.filter(([, , text = '']) => careOf(text) !== 'crisis')).toEqual([])
  const stopped = tableOf('study-3').slice(1)
  expect(stopped.filter(([, , text = '']) => careOf(text) === 'crisis')).toEqual([])
})

test.each([
  'how do I end it? my essay conclusion',
  'My speech is too long. How do I end it?',
  'how do i end it, the story I mean'
])('the sentence that says it is about a piece of work came after the question mark: %s', text => {
  expect(careOf(text)).toBe('none')
})

test.each(['how do I end it?', 'how do i end it tonight', 'How do I end it all? I hate everything.'])(
  'without a piece of work the same words are distress: %s',
  text => {
    expect(careOf(text)).toBe('crisis')
  }
)

test.each([
  'ölmek istiyorum',
  'babam beni dövüyor',
  'jag vill dö',
  'pappa slår mig',
  'chcę umrzeć',
  'ojciec mnie bije',
  'mio padre mi picchia',
  'mijn vader slaat me',
  'もう死にたい',
  '父に殴られた',
  '아빠가 때려요'
])('the plainest phrase of a language with a short list: %s', text => {
  expect(careOf(text)).toBe('crisis')
})

const rows = tableOf('development')

test.each(rows)('%s in %s: %s', (kind, _language, text = '') => {
  expect(careOf(text)).toBe(kind === 'none' ? 'none' : 'crisis')
})

test('apostrophes, case and hyphens change nothing', () => {
  for (const text of ["I DON'T WANT TO BE ALIVE", 'i dont want to be alive', 'I don’t  want to be\nalive'])
    expect(careOf(text)).toBe('crisis')
  expect(careOf('I have been self-harming')).toBe(careOf('i have been self harming'))
})

test('what is quoted is somebody else’s; a text that is all quotation marks is read', () => {
  expect(careOf('What does the poet mean by "I want to die"?')).toBe('none')
  expect(careOf('"I want to die"')).toBe('crisis')
})

test('a text of 50,000 characters and odd signs are read, and never throw', () => {
  const long = 'my friend i really want a very very long '.repeat(1250)
  expect(careOf(long)).toBe('none')
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => ['crisis', 'coursework', 'none'].includes(careOf(text))))
})

test('each board has a rule, or none is claimed', () => {
  for (const board of BOARDS) expect(['ib', 'jcq', 'ap', 'other']).toContain(workRule(board))
  expect(workRule(null)).toBe('other')
})

test.each([
  'Is there a point in living for Meursault in The Stranger?',
  'Why does Antigone see no reason to live after Polynices dies?',
  'I am writing on Camus: why does he say life has no point?'
])('mended rules reach no further than the student: %s', text => {
  expect(careOf(text)).toBe('none')
})

test.each([
  'ما دور الإنزيم في الهضم؟',
  'لماذا انتحر هتلر في نهاية الحرب',
  'ما هي خصائص الحياة',
  'ما أسباب الحرب في أوروبا'
])('nearly every Arabic question with "what … in …" was stopped: %s', text => {
  expect(careOf(text)).toBe('none')
})

test.each([
  'I have a presentation tomorrow and I am nervous',
  'i have a chemistry test tomorrow',
  'I have to hand this in tomorrow, what is osmosis?'
])('whoever had something to do tomorrow was stopped: %s', text => {
  expect(careOf(text)).toBe('none')
})

test.each(['I see no future', "I don't see a future for me", 'i cant imagine a tomorrow'])(
  'who sees no tomorrow is still heard: %s',
  text => {
    expect(careOf(text)).toBe('crisis')
  }
)

test('of what is said while learning only the recorded two are stopped', () => {
  const rows = tableOf('study-4').slice(1)
  expect(rows).toHaveLength(50)
  expect(rows.filter(([, , text = '']) => careOf(text) === 'crisis').map(row => row[2])).toEqual([
    'i have not eaten yet so make it quick',
    'whats the easiest way to die cut metal'
  ])
})
