import { createServer, type AddressInfo } from 'node:net'

export interface PostOffice {
  readonly url: string
  /** All that clients said. */
  readonly received: () => string
  readonly close: () => void
}

/** The few words of SMTP that a mail needs. With `refuses` nobody is known here. */
export function postOffice({ refuses = false } = {}): Promise<PostOffice> {
  const received: string[] = []
  const server = createServer(socket => {
    socket.write('220 ready\r\n')
    let reading = false
    socket.on('data', part => {
      const words = part.toString()
      received.push(words)
      if (reading && words.endsWith('\r\n.\r\n')) {
        reading = false
        socket.write('250 kept\r\n')
      } else if (words.startsWith('RCPT') && refuses) socket.write('550 nobody here\r\n')
      else if (words.startsWith('DATA')) {
        reading = true
        socket.write('354 go on\r\n')
      } else if (words.startsWith('QUIT')) socket.end('221 bye\r\n')
      else if (!reading) socket.write('250 fine\r\n')
    })
  })
  return new Promise(resolve =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        received: () => received.join(''),
        close: () => server.close()
      })
    })
  )
}
