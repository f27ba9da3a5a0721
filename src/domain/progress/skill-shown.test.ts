import { expect, test } from 'vitest'
import { skillsShown, type SatPart } from '#domain/progress/skill-shown.ts'

const part = (change: Partial<SatPart> = {}): SatPart => ({
  attemptId: 'a',
  at: '2027-05-08T10:00:00.000Z',
  topicId: 'gases',
  skill: 'calculate',
  marks: 3,
  isFull: true,
  ...change
})

test('one formula earned in a drill does not stand for a question that lost all its marks there', () => {
  expect(skillsShown([part({ marks: 2 }), part({ isFull: false })])).toEqual([])
})

test('a sitting shows a skill on a topic where none of its parts lost a mark', () => {
  const other = [part({ skill: 'state', isFull: false }), part({ topicId: 'waves', isFull: false })]
  const elsewhere = part({ attemptId: 'b', isFull: false })
  expect(skillsShown([part(), part({ marks: 2 }), ...other, elsewhere])).toEqual([
    { at: '2027-05-08T10:00:00.000Z', topicId: 'gases', skill: 'calculate', marks: 5 }
  ])
})

test('without a topic or a command term nothing is shown', () => {
  expect(skillsShown([part({ topicId: null }), part({ skill: '' })])).toEqual([])
})
