import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FOLDER, putSiteModel, type SiteModel } from '../../../tests/support/site-model.ts'
import { openWebLlm } from '#data/private/web-llm-session.ts'

const MODEL = { folder: FOLDER, name: 'Small', thinks: true }
let site: SiteModel

beforeEach(() => void (site = putSiteModel(({ data }) => Promise.resolve(`said ${data}`))))
afterEach(() => vi.unstubAllGlobals())

const open = (signal?: AbortSignal) => {
  const worker = () => new Worker('') as unknown as ReturnType<Parameters<typeof openWebLlm>[0]>
  return openWebLlm(worker, MODEL, { instructions: 'Write cards.', signal })
}

test('the worker gets the model, then each question whole, with its instructions and form', async () => {
  const session = await open()
  const part = await session.clone()
  expect(await part.prompt('one', { responseConstraint: { type: 'object' } })).toBe('said one')
  part.destroy()
  expect(await session.prompt('two', {})).toBe('said two')
  expect(site.asked).toEqual([
    { kind: 'load', model: MODEL },
    { kind: 'ask', id: 1, instructions: 'Write cards.', data: 'one', form: { type: 'object' } },
    { kind: 'ask', id: 2, instructions: 'Write cards.', data: 'two', form: undefined }
  ])
  session.destroy()
  expect(site.running).toBe(0)
  await expect(session.prompt('three', {})).rejects.toThrow('ended')
})

test('an answer that is stopped stops the model, which stays for the next question', async () => {
  const session = await open()
  const stop = new AbortController()
  site.say = () => new Promise(() => undefined)
  const slow = session.prompt('slow', { signal: stop.signal })
  stop.abort()
  await expect(slow).rejects.toThrow('abort')
  expect(site.asked.at(-1)).toEqual({ kind: 'stop' })
  site.say = () => Promise.resolve('quick')
  expect(await session.prompt('next', {})).toBe('quick')
  session.destroy()
})

test('a question that waits when the session ends is told so', async () => {
  const session = await open()
  site.say = () => new Promise(() => undefined)
  const slow = session.prompt('slow', {})
  session.destroy()
  await expect(slow).rejects.toThrow('ended')
})

test.each([
  ['TypeError', 'device'],
  ['ModelNotLoadedError', 'device'],
  ['ContextWindowSizeExceededError', 'too-large']
])('a %s while it answers fails that answer alone', async (name, code) => {
  const session = await open()
  site.say = () => Promise.reject(Object.assign(new Error('gone'), { name }))
  await expect(session.prompt('one', {})).rejects.toMatchObject({ code, message: name })
  site.say = () => Promise.resolve('well')
  expect(await session.prompt('two', {})).toBe('well')
  session.destroy()
})

test('whoever has stopped before begins nothing, and whoever stops while it loads ends the worker', async () => {
  await expect(open(AbortSignal.abort())).rejects.toThrow('abort')
  expect(site.asked).toEqual([])
  site.cut = 'never ends'
  const stop = new AbortController()
  const opening = open(stop.signal)
  expect(site.running).toBe(1)
  stop.abort()
  await expect(opening).rejects.toThrow('abort')
  expect(site.running).toBe(0)
})
