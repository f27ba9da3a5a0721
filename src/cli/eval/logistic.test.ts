import { expect, test } from 'vitest'
import { fit, fitScaled, namesOf, predict, type Sample } from '#cli/eval/logistic.ts'

const samples: Sample[] = Array.from({ length: 80 }, (_, at) => ({
  features: { ...(at % 2 === 1 && { sound: 1 }), ...(at % 3 === 0 && { noise: 1 }), always: 1 },
  kept: at % 2 === 1 ? at % 10 !== 1 : at % 10 === 0,
  weight: 1
}))

test('a feature that goes with the verdict gets the weight, one that does not gets little', () => {
  const model = fit(samples, ['noise', 'sound'], 1)
  expect(model.weights['sound']).toBeGreaterThan(1.5)
  expect(Math.abs(model.weights['noise'] ?? 9)).toBeLessThan(0.5)
  expect(predict(model, { sound: 1 })).toBeGreaterThan(0.7)
  expect(predict(model, {})).toBeLessThan(0.3)
})

test('names are those that some but not all samples have, often enough, in order', () => {
  expect(namesOf(samples, 2)).toEqual(['noise', 'sound'])
  expect(namesOf(samples, 35)).toEqual(['sound'])
})

test('the same samples give the same model, a heavier penalty smaller weights', () => {
  const names = namesOf(samples, 2)
  expect(fit(samples, names, 3)).toEqual(fit(samples, names, 3))
  expect(fit(samples, names, 30).weights['sound'] ?? 9).toBeLessThan(fit(samples, names, 1).weights['sound'] ?? 0)
})

const seen = (value: number, held: number, of: number): Sample[] =>
  Array.from({ length: of }, (_, at) => ({ features: { value }, kept: at < held, weight: 1 }))

test('the chances fitted are the shares seen', () => {
  const model = fit([...seen(0, 2, 10), ...seen(1, 9, 10)], ['value'], 1e-6)
  expect(predict(model, {})).toBeCloseTo(0.2, 2)
  expect(predict(model, { value: 1 })).toBeCloseTo(0.9, 2)
})

test('what weighs half counts half', () => {
  const light = seen(0, 0, 20).map(one => ({ ...one, weight: 0.5 }))
  const model = fit([...seen(0, 10, 10), ...light, ...seen(1, 1, 2)], ['value'], 1e-6)
  expect(predict(model, {})).toBeCloseTo(0.5, 2)
})

const told = (values: readonly number[], yes: readonly boolean[]): Sample[] =>
  values.map((value, at) => ({ features: { value }, kept: yes[at] === true, weight: 1 }))

test('scaled: yes and no are told apart on the scale of the features', () => {
  const examples = told([100, 110, 120, 10, 20, 30], [true, true, true, false, false, false])
  const model = fitScaled(examples, ['value'], 0.1)
  for (const { features, kept } of examples) expect(predict(model, features) > 0.5).toBe(kept)
})

test('scaled: a larger penalty makes smaller weights', () => {
  const examples = told([1, 0, 0.9, 0.2], [true, false, true, false])
  const size = (penalty: number): number => Math.abs(fitScaled(examples, ['value'], penalty).weights['value'] ?? 0)
  expect(size(10)).toBeLessThan(size(0.1))
})
