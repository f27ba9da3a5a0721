import { expect, test } from 'vitest'
import { ask } from '#engine/builtin/ask/ask.ts'
import { sourceFromText } from '#engine/source-text.ts'

const NOTES = [
  sourceFromText(
    'p',
    'Photosynthesis',
    '# Calvin cycle\n\nThe Calvin cycle happens in the stroma. It uses ATP and NADPH to make sugar from carbon dioxide.\n\n# Light\n\nPhotolysis is the splitting of water by light.'
  ),
  sourceFromText(
    'r',
    'Rivers',
    '# Meanders\n\nA meander is a bend in a river. Water flows fastest on the outside of the bend and erodes it. The inside of the bend is where sediment is dropped.'
  )
]
const after = (asked: string, told: string) => ({
  turns: [
    { role: 'student' as const, text: asked },
    { role: 'engine' as const, text: told }
  ]
})

test('"what is the capital of france" after rivers does not bring the river again', () => {
  const turns = after('what is a meander?', 'A meander is a bend in a river.')
  expect(ask('what is the capital of france', NOTES, turns).verdict).toBe('refused')
})

test('"what is mitosis" after the Calvin cycle does not bring the Calvin cycle', () => {
  const turns = after('what happens in the Calvin cycle?', 'The Calvin cycle happens in the stroma.')
  expect(ask('what is mitosis', NOTES, turns).verdict).toBe('refused')
})

test('a question that points back still keeps the subject of the turn before', () => {
  const turns = after('what happens in the Calvin cycle?', 'The Calvin cycle happens in the stroma.')
  expect(ask('what does it use?', NOTES, turns).passages.some(one => one.span.quote.includes('ATP'))).toBe(true)
})

test('"wat is photolysis" is answered as "what is photolysis" is', () => {
  expect(ask('wat is photolysis', NOTES)).toEqual(ask('what is photolysis', NOTES))
  expect(ask('wat is photolysis', NOTES).verdict).toBe('answer')
})
