import type { ReactNode } from 'react'
import type { AppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'

interface Props {
  readonly error: AppError
  readonly onRetry: () => void
}

/** A part that could not be fetched is tried once more by itself; after that only a reload brings a fresh list of parts. */
export function ToolFailed({ error, onRetry }: Props): ReactNode {
  const isPart = error.code === 'missing'
  const isOffline = isPart && !navigator.onLine
  return (
    <section className="sheet" role="alert">
      <p className="no">{error.code}</p>
      <div className="stack">
        <h2 className="title">{m.shell_failed_title()}</h2>
        <p className="lead">
          {isOffline ? m.shell_failed_part_offline() : isPart ? m.shell_failed_part() : m.shell_failed_safe()}
        </p>
        <p className="hint">{m.shell_failed_status({ status: statusOf(error), message: error.message })}</p>
        <p className="row">
          {isPart ? (
            <button type="button" className="act ink" onClick={() => location.reload()}>
              {m.shell_failed_reload()}
            </button>
          ) : (
            <button type="button" className="act ink" onClick={onRetry}>
              {m.shell_failed_again()}
            </button>
          )}
          <a className="quiet" href={href('main')}>
            {m.shell_failed_back()}
          </a>
        </p>
      </div>
    </section>
  )
}

/** The status of the answer that caused it, where there was one; else the kind of the error. */
function statusOf(error: AppError): string {
  const { cause } = error
  const status = typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : undefined
  return typeof status === 'number' ? String(status) : error.code
}
