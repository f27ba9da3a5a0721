import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lastSessions, pastSessions } from './last-sessions.ts'

const pages = globSync(['src/content/archives/*/*.md', 'src/content/resources/*.md'])
const past = (now: Date) =>
  pages.flatMap(path => pastSessions(readFileSync(path, 'utf8'), now).map(said => `${path}: ${said}`))

test('no page gives a session as the last one that is past, unless it says that the next was not read', () => {
  expect(past(new Date())).toEqual([])
})

test('twenty-five pages said "to November 2026": none does on the first of December', () => {
  expect(past(new Date('2026-12-01'))).toEqual([])
})

test('what is current today is noticed when it is over', () => {
  expect(past(new Date('2029-12-02')).length).toBeGreaterThan(15)
})

test('the forms in which a last session is stated are read, with the day from which it is past', () => {
  const read = (text: string) => lastSessions(text).map(({ past: day }) => day.toISOString().slice(0, 10))
  expect(read('Papers 2 and 3, to November 2027')).toEqual(['2027-12-01'])
  expect(read('**Cambridge IGCSE 0460** (exams of 2027 to 2029): topic 8')).toEqual(['2029-12-01'])
  expect(read('in the syllabus for 2024 to 2026 Russia is a depth study')).toEqual(['2026-12-01'])
  expect(read('Mathematics 0580 Extended, Paper 2 (2025–27)')).toEqual(['2027-12-01'])
  expect(read('(Paper 4, 2023–28)')).toEqual(['2028-12-01'])
  expect(read('Physics 042 (session 2025–26)')).toContain('2026-07-01')
  expect(read('the elections of 1945–46, and war in 1947–48')).toEqual([])
})

test('a paragraph that says the next syllabus was not read may name the last one', () => {
  const silent = '- In the syllabus for 2024 to 2026 it is a depth study.'
  const open = `${silent} We could not read the syllabus for 2027 and 2028.`
  const now = new Date('2027-01-01')
  expect(pastSessions(silent, now)).toEqual(['syllabus for 2024 to 2026'])
  expect(pastSessions(open, now)).toEqual([])
  expect(pastSessions(`${silent}\n- Another line could not read it.`, now)).toHaveLength(1)
})
