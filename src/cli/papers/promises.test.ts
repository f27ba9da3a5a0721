import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPresets } from '#cli/papers/read-boards.ts'
import { BOARDS } from '#config/boards.ts'
import { NO_WISHES } from '#domain/paper/wishes.ts'

/** What the public pages say of papers and of storage, held to what is built. */
const words = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/messages/en/${file}.json`, 'utf8')) as Record<string, string>
const features = words('features')
const landing = words('landing')

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const

test('the pages promised the structure of every board: they count the papers, the boards and what can be filled', () => {
  const presets = readPresets()
  const boards = NUMBERS[BOARDS.length]
  const not = presets.filter(({ holds }) => holds.papers === 0)
  const short = not.filter(({ holds }) => holds.short)
  expect(features.features_paper_1).toBe(
    `${presets.length} papers of ${boards} boards, with their sections, marks and minutes. ` +
      `Our questions fill ${presets.length - not.length} of them. ` +
      `Of the other ${NUMBERS[not.length]}, ${NUMBERS[short.length]} can be made as a short session.`
  )
  expect(landing.landing_papers_text).toContain(`${presets.length} exams of ${boards} boards`)
  expect(words('about').about_loop_4_text).toContain(`${boards} boards`)
})

test('a teacher is offered the choices that the form has', () => {
  for (const wish of ['length', 'topics', 'difficulty'] as const) {
    expect(Object.keys(NO_WISHES)).toContain(wish)
    expect(features.features_paper_teacher).toContain(wish)
  }
  expect(features.features_paper_teacher).not.toMatch(/sections|weights/)
})

test('the promise of storage names the limit that the workspace names', () => {
  expect(words('sync').sync_safari).toContain('seven days')
  expect(landing.landing_promise_1_text).toContain('seven days')
  expect(landing.landing_promise_1).not.toMatch(/nothing|never|always/i)
})

test('no page offers teachers a class: none is built', () => {
  const offers = Object.entries(features).filter(([key]) => key.endsWith('_teacher'))
  expect(offers.length).toBeGreaterThan(4)
  expect(offers.filter(([, text]) => /each student’s (plan|cards)|your class’s/.test(text))).toEqual([])
})
