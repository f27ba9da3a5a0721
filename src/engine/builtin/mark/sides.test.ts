import { expect, test } from 'vitest'
import { toldIn, turnedRound } from '#engine/builtin/mark/sides.ts'

const isTurned = (point: string, answer: string): boolean => turnedRound(point, () => toldIn(answer)).length > 0

test.each([
  ['Hard rock lies over soft rock', 'Soft rock is on top of hard rock.'],
  ['Hard rock lies over soft rock', 'Soft rock lies on top of hard rock.'],
  ['Hard rock lies over soft rock', 'There the hard rock is below soft rock.'],
  ['The weight is greater than the drag', 'At first the drag is bigger than the weight.'],
  ['Poverty leads to crime', 'It is poor because crime causes poverty.']
])('%s is turned round in: %s', (point, answer) => {
  expect(isTurned(point, answer)).toBe(true)
})

test.each([
  ['Hard rock lies over soft rock', 'Soft rock lies below hard rock.'],
  ['The weight is greater than the drag', 'The drag is smaller than the weight.'],
  ['Poverty leads to crime', 'Crime rose because of poverty.'],
  ['Poverty leads to crime', 'Crime is a problem of poverty.'],
  ['Soft rock wears away', 'Soft rock is on top of hard rock.']
])('%s is not turned round in: %s', (point, answer) => {
  expect(isTurned(point, answer)).toBe(false)
})

test('only the sentence that turns it round is named', () => {
  const answer = 'Crime causes poverty. The town was poor.'
  expect(
    turnedRound('Poverty leads to crime', () => toldIn(answer)).map(one => answer.slice(one.start, one.end))
  ).toEqual(['Crime causes poverty'])
})
