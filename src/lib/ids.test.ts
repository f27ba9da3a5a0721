import { expect, test } from 'vitest'
import { answerId, lossId, newId, planSettingsId, topicId } from '#lib/ids.ts'

const STUDENT = '0190a000-0000-7000-8000-000000000001'

test('a thing that exists once has the same id on every device, in every version of the app', () => {
  expect(answerId(STUDENT, '1a')).toBe('da483457-6584-53ce-9765-f7b30bd3ca00')
  expect(lossId(STUDENT, 'p1')).toBe('6937cdfe-8d16-5371-abbe-bff6ce1c4a08')
  expect(topicId(STUDENT, '2.1')).toBe('7d4eaa2d-f0fc-59ca-9085-1fee8e09dd52')
  expect(planSettingsId(STUDENT)).toBe('d2f5c811-62b2-5f55-b79e-37a9fdaeb2b3')
})

test('other parts and other kinds make other ids, however the parts are cut', () => {
  const ids = [answerId, lossId, topicId].flatMap(of => [of(STUDENT, '1a'), of(STUDENT, '1'), of(`${STUDENT}1`, 'a')])
  expect(new Set([...ids, planSettingsId(STUDENT)]).size).toBe(10)
})

test('ids made here sort by the moment they were made', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(ids.toSorted()).toEqual(ids)
})
