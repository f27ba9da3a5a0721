import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NoteIndexes } from '#engine/builtin/ask/note-indexes.ts'
import { encoderOf } from '#engine/builtin/meaning/encoder.ts'
import { careOf } from '#engine/care/care.ts'
import { soundsLikeDistress } from '#engine/care/meaning.ts'

const file = readFileSync('src/engine/builtin/meaning/sentence-encoder.bin')
const encoder = encoderOf(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))

test.each([
  'nobody would even notice if I stopped turning up one day',
  'I do not see myself being here next year',
  'my stepfather scares me when my mother is at work'
])('no list has it, the meaning says it: %s', text => {
  expect(soundsLikeDistress(encoder.encode(text))).toBe(true)
})

test.each([
  'Why does Hamlet delay his revenge?',
  'What are the causes of the First World War?',
  'How does natural selection lead to new species?',
  'Explain the symptoms of depression in the DSM-5.'
])('a question of the syllabus means something else: %s', text => {
  expect(soundsLikeDistress(encoder.encode(text))).toBe(false)
})

test('nothing sounds like nothing', () => {
  expect(soundsLikeDistress(null)).toBe(false)
  expect(soundsLikeDistress(encoder.encode(''))).toBe(false)
})

test.each(['I am stuck', 'I give up', "I don't know", 'stop', 'this homework is killing me', 'what if I fail'])(
  'what is said while learning is no distress: %s',
  text => {
    expect(soundsLikeDistress(encoder.encode(text))).toBe(false)
    expect(careOf(text)).toBe('none')
  }
)

test('the worker hears it once it has the encoder, and says no before', () => {
  const shelf = new NoteIndexes()
  expect(shelf.feels('I do not see myself being here next year')).toBe(false)
  shelf.learn(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  expect(shelf.feels('I do not see myself being here next year')).toBe(true)
  expect(shelf.feels('Why does Hamlet delay his revenge?')).toBe(false)
})
