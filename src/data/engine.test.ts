import { expect, test } from 'vitest'
import { engineClient, type Port } from '#data/engine.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { sourceFromText } from '#engine/source-text.ts'

const SOURCE = sourceFromText(
  'n',
  'Cells',
  'Osmosis is the movement of water through a partially permeable membrane. Cells need water.'
)

/** The real engine on the other side of a port that answers in a later task, as a worker does. */
function ports() {
  const opened: (Port & { ended: boolean })[] = []
  const open = (): Port => {
    const port: Port & { ended: boolean } = {
      ended: false,
      onmessage: null,
      onerror: null,
      terminate: () => void (port.ended = true),
      postMessage: ({ id, source, options }) =>
        void setTimeout(() => {
          if (!port.ended) port.onmessage?.({ data: { id, state: 'done', result: makeCards(source, options) } })
        })
    }
    opened.push(port)
    return port
  }
  return { open, opened }
}

test('the worker answers with the cards the engine makes', async () => {
  const { open, opened } = ports()
  const client = engineClient(open)
  const [first, second] = await Promise.all([client.cards(SOURCE), client.cards(SOURCE, { max: 0 })])
  expect(first).toEqual(makeCards(SOURCE))
  expect(second.cards).toEqual([])
  expect(opened).toHaveLength(1)
})

test('an abort rejects at once, ends the worker, and the next question opens a new one', async () => {
  const { open, opened } = ports()
  const client = engineClient(open)
  const stop = new AbortController()
  const asked = client.cards(SOURCE, {}, stop.signal)
  stop.abort()
  await expect(asked).rejects.toThrow('abort')
  expect(opened[0]?.ended).toBe(true)
  await expect(client.cards(SOURCE)).resolves.toMatchObject({ engine: { kind: 'builtin' } })
  expect(opened).toHaveLength(2)
})

test('an abort before the question never opens a worker', async () => {
  const { open, opened } = ports()
  await expect(engineClient(open).cards(SOURCE, {}, AbortSignal.abort())).rejects.toThrow('abort')
  expect(opened).toHaveLength(0)
})

test('a worker that cannot start fails every question with words', async () => {
  const { open, opened } = ports()
  const asked = engineClient(open).cards(SOURCE)
  opened[0]?.onerror?.({ message: 'blocked' })
  await expect(asked).rejects.toMatchObject({ code: 'unavailable' })
})
