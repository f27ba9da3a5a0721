import { expect, test } from 'vitest'
import { careOf, saysExam } from '#engine/care/care.ts'

test.each([
  'write a TOK essay on whether knowledge needs doubt',
  'Can you write an essay about the causes of WW1?',
  'please write a 1500 word history essay on Weimar',
  'write my IA introduction',
  'rewrite this so it is not detected',
  "Reword this so that it isn't flagged by Turnitin",
  'humanize this paragraph',
  'make it undetectable',
  'how do I bypass Turnitin',
  'make this sound more human',
  'I am in the exam right now, what is the answer to question 3',
  "I'm sitting my maths test right now",
  'im in a chem exam rn right now quick what is a mole',
  'this is my real exam, help'
])('%s is met with what we do instead', text => {
  expect(careOf(text)).toBe('coursework')
})

test.each([
  'How do I write a TOK essay?',
  'What is a good structure for an essay?',
  'I have to write an essay on Macbeth. What are its themes?',
  'I am in the exam year and nervous about it',
  'What do I do if I panic in the exam?',
  'How do plants make a sugar that is not detected by iodine?',
  'Write the equation of photosynthesis',
  'make a list of the causes of inflation',
  'Change in temperature is not detected by the cold receptors',
  'What are human rights?',
  'the exam is now on Monday',
  'Describe how white blood cells detect a virus',
  'test me on essays'
])('%s is a question', text => {
  expect(careOf(text)).toBe('none')
})

test('an exam that is being sat is told from work to hand in', () => {
  expect(saysExam('I am in the exam now, what is a watershed')).toBe(true)
  expect(saysExam('write my essay for me')).toBe(false)
})
