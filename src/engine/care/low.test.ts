import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { careOf } from '#engine/care/care.ts'
import { asksToo, isLow } from '#engine/care/low.ts'

test.each([
  'im so stressed about boards',
  'i feel very sad and crying',
  'I’m really anxious',
  'so stressed rn',
  'i am tired of everything i study',
  'i had a panic attack before physics',
  'mujhe bahut tension ho rahi hai',
  'main bahut udaas hu',
  'मैं बहुत उदास हूँ',
  'أنا حزينة',
  'my parents will kill me if i fail',
  'my mom is going to kill me',
  'i am going to fail and my parents will kill me, how do i learn photosynthesis fast',
  'i failed my pre boards'
])('a sad or frightened sentence was answered as if it were a question: %s', text => {
  expect(isLow(text)).toBe(true)
})

test.each([
  'what is tensile stress',
  'i want to calculate the stress in my beam',
  'Explain the Great Depression',
  'why is Hamlet sad',
  'i failed to balance this equation',
  'find the tension in the string',
  'I need notes on surface tension',
  'what did the panic of 1907 do'
])('a study question has no such word of the student: %s', text => {
  expect(isLow(text)).toBe(false)
})

test('of the study questions of others hardly one is taken for a feeling', () => {
  const rows = ['study-1', 'study-2', 'study-3'].flatMap(name =>
    readFileSync(`tests/fixtures/care/${name}.tsv`, 'utf8').trim().split('\n').slice(1)
  )
  const taken = rows.map(row => row.split('\t')[2] ?? '').filter(isLow)
  expect(rows.length).toBeGreaterThan(200)
  expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(rows.length / 50)
})

test('fear of a bad mark is no danger, and a study question beside it is seen', () => {
  expect(careOf('my parents will kill me if i fail')).toBe('none')
  expect(asksToo('im so stressed about boards')).toBe(false)
  expect(asksToo('my parents will kill me, how do i learn photosynthesis fast')).toBe(true)
})
