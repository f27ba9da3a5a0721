import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HEADER_HEIGHT_UNITS, MOBILE_MENU_MAX_HEIGHT_PX } from '#config/limits.ts'

test('the header and the phone menu have the heights of the specification', () => {
  const sheet = readFileSync('src/styles/site.css', 'utf8')
  // A unit is a quarter of a rem, as in the utility classes.
  expect(sheet).toContain(`height: ${HEADER_HEIGHT_UNITS / 4}rem;`)
  expect(sheet).toContain(`max-height: min(${MOBILE_MENU_MAX_HEIGHT_PX}px,`)
})
