import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONSTANTS } from '#domain/calculator/constants.ts'

interface Published {
  readonly value: number
  /** Standard uncertainty; 0 where it is exact. */
  readonly uncertainty: number
}

/** CODATA 2022 as scipy.constants 1.17 holds it. */
const published = JSON.parse(readFileSync('tests/fixtures/zone/codata-2022.json', 'utf8')) as Readonly<
  Record<string, Published>
>

test('every constant is the value of CODATA 2022', () => {
  expect(CONSTANTS.map(({ name }) => name).toSorted()).toEqual(Object.keys(published).toSorted())
  for (const { name, value } of CONSTANTS) {
    const wanted = published[name]
    const got = Number(value)
    // Exact ones that do not end (σ, F, R) are given to ten figures or more.
    const slack = Math.max(wanted?.uncertainty ?? 0, 5e-10 * Math.abs(wanted?.value ?? 0))
    expect(Math.abs(got - (wanted?.value ?? NaN)), name).toBeLessThanOrEqual(slack)
  }
})
