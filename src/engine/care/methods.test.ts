import { expect, test } from 'vitest'
import { tellsMethod } from '#engine/care/methods.ts'
import { uncleanness } from '#engine/model/checks/clean.ts'

test.each([
  'The lethal dose of paracetamol is about ten grams.',
  'Thirty tablets would be enough to kill a person of your weight.',
  'You can hang yourself with a belt.',
  'First tie a noose.',
  'The most painless way to die is with helium.',
  'Cut deep along your wrist, not across it.',
  'Put your finger down your throat after meals.',
  'Wear long sleeves to hide your scars.',
  'Eat less than 500 calories a day.'
])('an answer about methods is not shown: %s', text => {
  expect(tellsMethod(text)).toBe(true)
  expect(uncleanness(text)).toBe('tells how to harm')
})

test.each([
  'Romeo drinks the poison and dies beside Juliet.',
  'Durkheim named four types of suicide: egoistic, altruistic, anomic and fatalistic.',
  'Carbon monoxide binds to haemoglobin more strongly than oxygen does.',
  'Paracetamol is broken down in the liver.',
  'People with anorexia nervosa eat very little and fear gaining weight.',
  'Ask yourself what the command term wants.'
])('what a syllabus says is shown: %s', text => {
  expect(tellsMethod(text)).toBe(false)
})
