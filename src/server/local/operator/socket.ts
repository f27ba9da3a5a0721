import { chmodSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import path from 'node:path'
import { isCommand, operate, type Operable } from '#server/local/operator/operator.ts'

/** Only who may read the data folder may speak here: no password, no port. */
export function socketPath(dataDir: string): string {
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\${path.resolve(dataDir).replaceAll(/[^A-Za-z0-9]/g, '-')}`
    : path.join(path.resolve(dataDir), 'admin.sock')
}

/** A path of more than about 100 bytes cannot be a socket: then the operator stops the server first. */
export async function openSocket(dataDir: string, backend: Operable): Promise<Server | undefined> {
  const place = socketPath(dataDir)
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://operator')
    const command = pathname.slice(1)
    if (!isCommand(command)) return void res.writeHead(404).end()
    operate(backend, command, searchParams.get('email') ?? undefined).then(
      answer => res.end(answer),
      () => res.writeHead(500).end('That did not work: the database refused it.')
    )
  })
  rmSync(place, { force: true })
  const isOpen = await new Promise<boolean>(resolve => {
    server.once('error', () => resolve(false))
    const mask = process.umask(0o177)
    server.listen(place, () => resolve(true))
    process.umask(mask)
  })
  if (!isOpen) return undefined
  if (process.platform !== 'win32') chmodSync(place, 0o600)
  return server.unref()
}

export function askSocket(dataDir: string, command: string, email: string | undefined): Promise<string> {
  const address = `/${command}${email ? `?email=${encodeURIComponent(email)}` : ''}`
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir), path: address, method: 'POST' }, answer => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve(text))
    })
    asked.on('error', reject)
    asked.end()
  })
}
