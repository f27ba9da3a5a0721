import { expect, test } from 'vitest'
import { christmasDays, restsAtChristmas } from '#data/read/plan/days-off.ts'

test('25 December is no working day where it is none, until the student says otherwise', () => {
  expect(christmasDays({}, 'Europe/London', '2026-11-26', 400)).toEqual(['2026-12-25', '2027-12-25'])
  expect(christmasDays({}, 'Europe/London', '2026-12-26', 30)).toEqual([])
  expect(christmasDays({}, 'Asia/Tokyo', '2026-11-26', 400)).toEqual([])
  expect(christmasDays({ christmas: false }, 'Europe/London', '2026-11-26', 400)).toEqual([])
  expect(restsAtChristmas({ christmas: true }, 'Asia/Tokyo')).toBe(true)
  expect(restsAtChristmas({ christmas: 'soon' }, 'Asia/Tokyo')).toBe(false)
})
