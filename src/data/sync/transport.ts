import type { CheckResult, PullResult, PushResult, SyncOp } from '#contract/sync.ts'
import { AppError, type ErrorCode } from '#lib/errors.ts'

/** What the sync engine asks of a server. Tests drive it against a model server. */
export interface Transport {
  readonly push: (ops: readonly SyncOp[]) => Promise<PushResult>
  readonly pull: (cursors: Readonly<Record<string, number>>, page: number) => Promise<PullResult>
  readonly check: () => Promise<CheckResult>
  /** Whether this account was deleted; a transport that cannot know it has no such question. */
  readonly isGone?: () => Promise<boolean>
  /** Gives a new epoch to a server that lost rows and does not know it. */
  readonly lost: () => Promise<string>
  readonly upload: (id: string, bytes: ArrayBuffer, mime: string) => Promise<void>
  /** Removing what is not there is no failure. */
  readonly remove: (ids: readonly string[]) => Promise<void>
  readonly download: (id: string) => Promise<ArrayBuffer>
}

/** Why a request failed, in the words the engine acts on. */
export class TransportError extends AppError {
  /** 0 without an answer. */
  readonly status: number
  /** Milliseconds the server asked us to wait. */
  readonly retryAfter: number | null
  constructor(status: number, message: string, retryAfter: number | null = null, options?: ErrorOptions) {
    super(codeFor(status), message, options)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** The account was deleted, on another device: nothing may be sent in its name. */
export class AccountGone extends TransportError {
  constructor() {
    super(401, 'the account was deleted')
  }
}

function codeFor(status: number): ErrorCode {
  if (status === 0 || status === 408) return 'offline'
  if (status === 401) return 'unauthorised'
  if (status === 429) return 'limit'
  if (status === 507) return 'full'
  return status === 404 || status >= 500 ? 'unavailable' : 'invalid'
}
