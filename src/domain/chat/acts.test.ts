import { expect, test } from 'vitest'
import { actOf } from '#domain/chat/acts.ts'

test.each([
  ['hi', 'greeting'],
  ['Hiiii!', 'greeting'],
  ['Thanks!!', 'thanks'],
  ['ok thank you', 'thanks'],
  ['Who are you?', 'who'],
  ['what can you do', 'can'],
  ['Summarise my notes', 'summary'],
  ['Can you test me please?', 'test'],
  ['STOP', 'stop'],
  ['please skip this one', 'skip'],
  ['harder', 'harder'],
  ['Why?', 'why'],
  ['explain it again', 'again'],
  ["I don't know", 'unknown'],
  ['i dont know…', 'unknown'],
  ['just tell me the answer', 'show'],
  ['give me a hint pls', 'hint'],
  ['sumarise my notes', 'summary'],
  ['expalin again', 'again'],
  ['nxet quesiton', 'skip'],
  ['what was the qestion', 'again']
])('%s is an act: %s', (text, kind) => {
  expect(actOf(text)).toEqual({ kind, about: '' })
})

test.each([
  ['summarise my notes on rivers', 'summary', 'rivers'],
  ['Please give me a summary of the Cold War', 'summary', 'cold war'],
  ['What do my notes say about meanders?', 'summary', 'meanders'],
  ['quiz me on photosynthesis', 'test', 'photosynthesis'],
  ['sumarise my notes on rivers', 'summary', 'rivers'],
  ['Summerize my notes about rivers', 'summary', 'rivers'],
  ['sumary of rivers', 'summary', 'rivers'],
  ['tset me on rivers', 'test', 'rivers']
])('%s says what it is about', (text, kind, about) => {
  expect(actOf(text)?.kind).toBe(kind)
  expect(actOf(text)?.about).toContain(about)
})

test.each([
  'Why did Stalin refuse free elections?',
  'What is osmosis?',
  'light',
  'carbon dioxide and temperature',
  'Who are the main characters?',
  'What can enzymes do?',
  'Stop codons end translation',
  'The answer is chlorophyll',
  'Explain osmosis',
  'because he wanted a buffer zone',
  'no man born of a woman',
  'cancer',
  'anther',
  'Finnish',
  'garden',
  'text me on rivers',
  'summery weather',
  '',
  '???'
])('%s is a question or an answer', text => {
  expect(actOf(text)).toBeNull()
})

test('thanks to a friend and a goodbye are acts; the notes of a subject are named by it', () => {
  expect(actOf('thank you so much yaar')?.kind).toBe('thanks')
  expect(actOf('bye')?.kind).toBe('bye')
  expect(actOf('ok bye')?.kind).toBe('bye')
  expect(actOf('test me on my geography notes')).toEqual({ kind: 'test', about: 'geography' })
  expect(actOf('summarise my notes')).toEqual({ kind: 'summary', about: '' })
})
