import { afterEach, expect, test, vi } from 'vitest'
import { guardWords, writtenIn } from '#data/ai/care-gate.ts'
import { $keptFromModel, forgetKept, letPass } from '#data/ai/kept-words.ts'
import { wholeAnswer } from '#data/ai/model.ts'
import type { AiNetwork } from '#data/backend/network.ts'
import { AppError } from '#lib/errors.ts'

const DISTRESS = 'I want to kill myself'
const source = { id: 'n', title: 'Diary', blocks: [{ id: 'b', kind: 'paragraph' as const, text: DISTRESS }] }
const network: AiNetwork = {
  origin: () => 'http://127.0.0.1:9',
  token: () => Promise.resolve(null),
  renew: () => Promise.resolve(null)
}
const task = { question: 'Explain.', answer: DISTRESS, maxMarks: 2 }
const requests = [
  ['ask', { question: DISTRESS, sources: [], mode: 'notes' }],
  ['mark', task],
  ['plan', { goal: DISTRESS, context: {} }],
  ['cards', { source, options: {} }],
  ['quiz', { sources: [source], options: {} }],
  ['questions', { sources: [source], blueprint: {} }]
] as const

afterEach(() => {
  forgetKept()
  vi.unstubAllGlobals()
})

test.each(requests)('words of distress in %s never reach the wire', async (feature, request) => {
  const wire = vi.fn()
  vi.stubGlobal('fetch', wire)
  await expect(wholeAnswer(feature, request as never, { network })).rejects.toMatchObject({ code: 'care' })
  expect(wire).not.toHaveBeenCalled()
  expect($keptFromModel.get()).toEqual([DISTRESS])
})

test('what the student says is not about them goes on; other words do not', async () => {
  const mine = 'My friend says she wants to kill herself'
  letPass([mine])
  await guardWords('ask', { question: mine, sources: [], mode: 'notes' })
  await expect(guardWords('ask', { question: DISTRESS, sources: [], mode: 'notes' })).rejects.toBeInstanceOf(AppError)
})

test('a question of the syllabus and sound pass', async () => {
  await guardWords('ask', { question: 'Why does Juliet kill herself?', sources: [], mode: 'notes' })
  expect(writtenIn('transcribe', { audio: { bytes: new ArrayBuffer(1), mime: 'audio/wav' }, hints: {} })).toEqual([])
  expect($keptFromModel.get()).toEqual([])
})
