import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { endSlowBody, BODY_WITHIN } from './slow-body.ts'

let server: Server | undefined
afterEach(() => void server?.close())

/** A server that answers once the whole body is there; how it answered a client that sends part of one and stays. */
async function halfSent(authorization: string, within: typeof BODY_WITHIN): Promise<string> {
  server = createServer((req, res) => {
    endSlowBody(req, res, token => token === 'ours', within)
    req.resume().once('end', () => res.end('whole'))
    req.once('error', () => undefined)
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST /auth/v1/signup HTTP/1.1\r\nhost: x\r\n${authorization}content-length: 1000\r\n\r\n{`)
  let answer = ''
  socket.on('data', (part: Buffer) => (answer += part.toString()))
  await new Promise(resolve => socket.once('close', resolve))
  return answer
}

const soon = (who: 'visitor' | 'student') =>
  ({ headers: 10_000, visitor: 120_000, student: 120_000, [who]: 20 }) as unknown as typeof BODY_WITHIN

test('a slow body without a token held its connection for two minutes: it is ended after the time for visitors', async () => {
  expect(await halfSent('', soon('visitor'))).toMatch(/^HTTP\/1\.1 408 /)
})

test('a token that this server did not sign buys no more time', async () => {
  expect(await halfSent('authorization: Bearer forged\r\n', soon('visitor'))).toMatch(/^HTTP\/1\.1 408 /)
})

test('a student has the longer time', async () => {
  expect(await halfSent('authorization: Bearer ours\r\n', soon('student'))).toMatch(/^HTTP\/1\.1 408 /)
})

test('the times are those of the specification: header 10 s, body 30 s', () => {
  expect(BODY_WITHIN).toEqual({ headers: 10_000, visitor: 30_000, student: 120_000 })
})
