import { createServer, type AddressInfo } from 'node:net'

/** A port of the loopback address that nobody listened on a moment ago; whoever takes it may still come second. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', resolve)
  })
  const { port } = probe.address() as AddressInfo
  await new Promise<unknown>(resolve => probe.close(resolve))
  return port
}
