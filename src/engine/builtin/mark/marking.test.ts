import { expect, test } from 'vitest'
import { markingCases, shownFor, wordsFor, type MarkingCase } from '../../../../tests/support/marks/marking-cases.ts'

const GIVEN = markingCases('tests/fixtures/marking/marking.tsv')

/** What a row of the given file asks, as far as its words can be compared with what is shown. */
function holds({ says }: MarkingCase, shown: string): boolean {
  if (/^cannot compare/.test(says)) return shown === 'cannot compare'
  if (/^the question copied/.test(says)) return shown === 'copied'
  if (/^near or nothing near/.test(says)) return /^n(?:ear:|othing near)/.test(shown)
  if (/power of ten marked as missing/.test(says)) return shown === 'power of ten missing'
  if (/^number same, unit missing/.test(says)) return shown === 'unit missing'
  const value = /^(same value|other value|working shown)/.exec(says)?.[1]
  if (value) return shown === value
  const near = /^near: ([^;,]*?)(?:,|;|$)/.exec(says)?.[1] ?? ''
  const isThere = shown.startsWith('near: ') && (/^(?:both|that) sentence/.test(near) || shown.includes(near))
  const turned = /with (\w+) marked/.exec(says)?.[1]
  return isThere && (turned === undefined || shown.includes(`[turned: ${turned}`))
}

test.each(GIVEN.map(row => [row.point, row.answer, row] as const))('%s · %s', (_point, _answer, row) => {
  const shown = wordsFor(shownFor(row))
  expect([row.says, shown, holds(row, shown)]).toEqual([row.says, shown, true])
})

const OWN = markingCases('tests/fixtures/marking/own.tsv')
const CLAIMS = ['same value', 'other value', 'unit missing']

/** A claim that is not true; what is only shown claims nothing. */
const isFalse = ({ says }: MarkingCase, shown: string): boolean => CLAIMS.includes(shown) && shown !== says

test('no false claim in any row of either file', () => {
  const rows = [...GIVEN.filter(({ says }) => /^(?:near|nothing near|cannot)/.test(says)), ...OWN]
  const wrong = rows.filter(row => isFalse(row, wordsFor(shownFor(row))))
  expect(OWN.length).toBeGreaterThanOrEqual(200)
  expect(wrong).toEqual([])
})

test('what can be told is told: nine of ten rows show what is true of them', () => {
  const rows = OWN.filter(({ says }) => !['any', 'no value'].includes(says))
  const missed = rows.filter(row => {
    const shown = wordsFor(shownFor(row))
    return row.says === 'near' ? !shown.startsWith('near: ') : shown !== row.says
  })
  expect(missed.map(row => `${row.point} · ${row.answer} · ${wordsFor(shownFor(row))}`).length).toBeLessThanOrEqual(
    rows.length / 10
  )
})

test('a percentage and a small fraction alone were called working', () => {
  for (const answer of ['75%', '2/3'])
    expect(wordsFor(shownFor({ kind: 'method', point: '3/4 = 0.75', answer, says: '' }))).not.toBe('working shown')
})

test('the order of two pairs is marked in both', () => {
  const row = { kind: 'words', point: 'Meiosis has two divisions, mitosis one', says: '' }
  const { points } = shownFor({ ...row, answer: 'meiosis one division, mitosis two' })
  expect(points[0]?.evidence).toMatchObject({ turns: [{ why: 'order' }, { why: 'order' }] })
  const kept = shownFor({ ...row, answer: 'mitosis has one division, meiosis two' })
  expect(kept.points[0]?.evidence).toMatchObject({ turns: [] })
})

test('no digit, no "e.g" and no "more" alone is evidence', () => {
  for (const row of GIVEN)
    for (const { evidence } of shownFor(row).points)
      if (evidence.kind === 'near') {
        const shared = evidence.shared.map(({ quote }) => quote)
        expect(shared.filter(quote => /^(?:e\.?g\.?|\d+)$/i.test(quote))).toEqual([])
        expect(shared.every(quote => /^(?:more|less)$/i.test(quote))).toBe(false)
      }
})
