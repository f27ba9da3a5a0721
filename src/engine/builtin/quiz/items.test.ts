import { expect, test } from 'vitest'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { sourceFromText } from '#engine/source-text.ts'

const itemsOf = (text: string, title = 'Oscillations and resonance') =>
  makeQuiz([sourceFromText('n', title, text)], { max: 100 }).items
const REST = '\n\nA pendulum that is driven at its natural frequency swings with the largest amplitude.'
const STEPS = (head: string): string =>
  `${head}\n\n1. there is an equilibrium position\n2. the force grows with displacement\n3. the force points back\n4. the friction is small${REST}`

test('numbers alone make no order: conditions and factors are not put in order', () => {
  expect(itemsOf(STEPS('Conditions for resonance:')).filter(item => item.type === 'ordering')).toEqual([])
  expect(itemsOf(STEPS('The 4 Ps:')).filter(item => item.type === 'ordering')).toEqual([])
})

test('steps are put in order, and the question says so', () => {
  const [found] = itemsOf(STEPS('## Related rates steps'), 'Derivatives').filter(item => item.type === 'ordering')
  expect(found?.question).toMatch(/put the related rates steps in order\.$/i)
})

test('a gap that holds several things or a clause is not to be typed', () => {
  const rows =
    '| Threat | What it does | Prevention |\n|---|---|---|\n| Spyware | records key presses and sends them on | anti-spyware |\n| Phishing | sends false mail, asks for passwords | checks of the address |\n| Pharming | leads to a false page | checks of the lock |'
  const typed = itemsOf(`## Threats\n\n${rows}`, 'Networks').flatMap(item =>
    item.type === 'cloze' ? item.answers : []
  )
  expect(typed.filter(answer => answer.split(' ').length > 4 || answer.includes(', '))).toEqual([])
})
