import { expect, test } from 'vitest'
import { bankFaults } from '#cli/bank/bank-faults.ts'
import { bankFiles, readBank } from '#cli/bank/read-bank.ts'
import { questionMarks } from '#domain/paper/question.ts'

test('every file of the question bank is without fault', () => {
  expect(bankFaults(bankFiles())).toEqual([])
})

/** Long answers in the sciences and in mathematics are questions of several parts. */
const IN_PARTS = new Set(['physics', 'chemistry', 'mathematics'])

test('subjects have questions of one mark and long ones, and no letter is right for half of the choices', () => {
  const subjects = Map.groupBy(readBank(), ({ subject }) => subject)
  expect([...subjects.keys()].sort()).toEqual(
    expect.arrayContaining(['biology', 'economics', 'english', 'history', 'mathematics', 'physics'])
  )
  for (const [subject, topics] of subjects) {
    const questions = topics.flatMap(one => one.questions)
    const parts = questions.flatMap(question => question.parts)
    const sizes = IN_PARTS.has(subject) ? questions.map(questionMarks) : parts.map(({ marks }) => marks)
    // CBSE, whose paper those of mathematics fill, has five sizes: 1 to 5 marks.
    expect(new Set(sizes).size, subject).toBeGreaterThan(subject === 'mathematics' ? 4 : 5)
    const keys = parts.flatMap(({ scheme }) => (scheme.model === 'choice' ? [scheme.key] : []))
    for (const same of Map.groupBy(keys, key => key).values())
      expect(same.length / keys.length, subject).toBeLessThan(0.5)
  }
})

test('the right choice was the longest in 39 of 100, and schemes knew one wording', () => {
  const parts = readBank().flatMap(({ questions }) => questions.flatMap(question => question.parts))
  const chosen = parts.flatMap(({ choices = {}, scheme }) => {
    const lengths = Object.entries(choices).map(([letter, words]) => [letter, words.length] as const)
    const longest = Math.max(...lengths.map(([, length]) => length))
    return scheme.model === 'choice'
      ? [lengths.some(([letter, length]) => letter === scheme.key && length === longest)]
      : []
  })
  expect(chosen.length).toBeGreaterThan(50)
  expect(chosen.filter(Boolean).length / chosen.length).toBeLessThanOrEqual(0.28)
  const points = parts.flatMap(({ scheme }) => (scheme.model === 'points' ? scheme.points : []))
  expect(points.filter(({ alternatives }) => alternatives).length / points.length).toBeGreaterThan(0.95)
})
