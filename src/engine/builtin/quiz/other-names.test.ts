import { expect, test } from 'vitest'
import { otherNames } from '#engine/builtin/quiz/other-names.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { sourceFromText } from '#engine/source-text.ts'

const NOTE = `Price elasticity of demand (PED) measures how demand reacts to price.
Plants take in carbon dioxide (CO₂) and the reaction needs adenosine triphosphate (ATP, the energy carrier).
Red blood cells (also called erythrocytes) carry oxygen. Demand (see page 4) falls.
Harry Truman spoke in 1947. Truman promised help. The Soviet Union refused. The Union was large.
The European Economic Community (EEC) began in 1957. New York grew.`
const source = sourceFromText('n', 'Notes', NOTE)

test.each([
  ['price elasticity of demand', ['PED']],
  ['PED', ['Price elasticity of demand']],
  ['carbon dioxide', ['CO₂']],
  ['red blood cell', ['erythrocytes']],
  ['EEC', ['European Economic Community']],
  ['Harry Truman', ['Truman']],
  ['Soviet Union', []],
  ['New York', []],
  ['demand', []],
  ['oxygen', []],
  ['a (b', []]
])('%s is also %j', (answer, names) => {
  expect(otherNames(answer, source)).toEqual(names)
})

test('a gap takes the other names of its answer, and never one that the question prints', () => {
  const text =
    'Osmosis is slow. The gas that plants take in for photosynthesis is called carbon dioxide (CO₂). Every green plant needs light. ' +
    'The measure of how strongly demand reacts to a change in price is called price elasticity of demand (PED). It has no unit at all.'
  const { items } = makeQuiz([sourceFromText('n', 'Notes', text)], { types: ['cloze'], max: 50 })
  for (const item of items)
    if (item.type === 'cloze') for (const name of item.answers) expect(item.question).not.toContain(name)
})

test('an abbreviation whose words stand in the bracket behind it', () => {
  const source = sourceFromText('n', 'Law', 'In 1968 the NPT (Nuclear Proliferation Treaty) was signed.')
  expect(otherNames('NPT', source)).toContain('Nuclear Proliferation Treaty')
})
