import { inTime } from '#lib/async/in-time.ts'
import { AppError } from '#lib/errors.ts'

/** How long a request waits for the database of a server that has just been started: a first start takes some seconds. */
const OPEN_WITHIN = 20_000

/** What `opening` comes to, or undefined where that fails or takes too long. */
export type Opening<Open> = () => Promise<Open | undefined>

export function waitingFor<Open>(opening: () => Promise<Open | undefined>, patience = OPEN_WITHIN): Opening<Open> {
  let open: Open | undefined
  return async () =>
    (open ??= await inTime(opening(), patience, () => new AppError('timeout', 'the database is not open yet')).catch(
      () => undefined
    ))
}
