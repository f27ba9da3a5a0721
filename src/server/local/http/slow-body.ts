import type { IncomingMessage, ServerResponse } from 'node:http'

/** Headers within ten seconds; a student's file of 25 MiB may take two minutes on a slow line, a visitor's body half of one. */
export const BODY_WITHIN = { headers: 10_000, visitor: 30_000, student: 120_000 } as const

/** Whether this server has signed the token: anybody can send something that looks like one. */
export type IsOurs = (token: string) => boolean

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends a connection whose body has not come whole in time, so that nobody holds one by a byte a second. */
export function endSlowBody(req: IncomingMessage, res: ServerResponse, isOurs: IsOurs, within = BODY_WITHIN): void {
  if (!hasBody(req)) return
  const [, token] = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  const isStudent = token !== undefined && isOurs(token)
  const timer = setTimeout(
    () => {
      if (req.complete) return
      if (!res.headersSent) res.writeHead(408, { connection: 'close' })
      res.end(() => req.destroy())
    },
    isStudent ? within.student : within.visitor
  )
  timer.unref()
  req.once('close', () => clearTimeout(timer))
  req.once('end', () => clearTimeout(timer))
}
