import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { CONTACT_ENDPOINT } from '#config/contact.ts'
import { AppError } from '#lib/errors.ts'
import { saveHosted } from '#server/contact/store.ts'
import { saveThenForward, type ForwardMessage } from '#server/contact/forward.ts'
import { contactAnswerer, type KeepMessage } from '#server/contact/contact.ts'
import type { Backend } from '#server/local/backend.ts'
import type { Log } from '#server/endpoint/log.ts'
import { peerOf, type Listener, type ListenerOptions } from '#server/local/http/listener.ts'
import type { Opening } from '#server/local/http/opening.ts'

/** The contact form on our own server: into the embedded database, or by the service key into the hosted one. */
export function contactListener(
  isLocal: boolean,
  backend: Opening<Pick<Backend, 'database' | 'room'>>,
  { trustProxy }: Pick<ListenerOptions, 'trustProxy'>,
  forward: ForwardMessage,
  log: Log
): Listener {
  const answer = contactAnswerer(log)
  // The visitor need not wait for the mail: this process goes on after its answer.
  const inOwnTime: ForwardMessage = message => (void forward(message), Promise.resolve())
  const listener = getRequestListener(
    async (request, env) => {
      const open = isLocal ? await backend() : undefined
      const { incoming } = env as { incoming: IncomingMessage }
      const keep: KeepMessage = async message => {
        if (!isLocal) return saveHosted(process.env, message)
        if (!open) throw new AppError('unavailable', 'the database is not open yet')
        if (!(await open.room.has('write'))) throw new AppError('full', 'the disk is full')
        await open.database.query('insert into public.messages (email, message) values ($1, $2)', [
          message.email,
          message.message
        ])
      }
      return answer(request, peerOf(incoming, trustProxy), saveThenForward(keep, inOwnTime))
    },
    { overrideGlobalObjects: false }
  )
  return (req, res) => {
    if (req.url?.split('?', 1)[0] !== CONTACT_ENDPOINT) return false
    void listener(req, res)
    return true
  }
}
