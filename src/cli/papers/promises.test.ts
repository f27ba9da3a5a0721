import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPresets } from '#cli/papers/read-boards.ts'
import { BOARDS } from '#config/boards.ts'
import { offerOf } from '#domain/paper/preset.ts'
import { NO_WISHES } from '#domain/paper/wishes.ts'

/** What the public pages say of papers and of storage, held to what is built. */
const words = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/messages/en/${file}.json`, 'utf8')) as Record<string, string>
const features = words('features')
const landing = words('landing')

test('the home page promised papers that cannot be made: it counts those that can, from the files of the boards', () => {
  const presets = readPresets()
  const offer = offerOf(presets)
  expect(offer.papers).toBe(presets.filter(({ holds }) => holds.papers > 0).length)
  expect(offer.short).toBe(presets.filter(({ holds }) => holds.papers === 0 && holds.short).length)
  expect(landing.landing_papers_text).toContain('{papers}')
  expect(features.features_paper_1).toMatch(/\{papers\}.*\{short\}/)
  expect(BOARDS.length).toBe(7)
  expect(words('about').about_loop_4_text).toContain('seven boards')
  // No number is written by hand.
  expect(`${features.features_paper_1} ${landing.landing_papers_text}`).not.toMatch(/\d|one|two|three|seven|eight/)
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
