import type { SupabaseClient } from '@supabase/supabase-js'
import { checkResult, lostResult, pullResult, pushResult, SYNC_PROTOCOL } from '#contract/sync.ts'
import { retryAfter } from '#data/backend/retry-after.ts'
import { client } from '#data/backend/supabase.ts'
import { TransportError, type Transport } from '#data/sync/transport.ts'
import { statusOf } from '#lib/backend-errors.ts'
import { inTime } from '#lib/async/in-time.ts'

const BUCKET = 'files'
/** A stuck tab must free the lock. */
const PATIENCE = 20_000
/** 25 MB over a slow line. */
const FILE_PATIENCE = 120_000

interface Refusal {
  readonly message: string
  readonly status?: number
  readonly statusCode?: string
  readonly code?: string
}

function failure(error: Refusal, status: number): TransportError {
  return new TransportError(status, error.code ?? error.message, retryAfter(), { cause: error })
}

/** What anything on the way may say in the server's name: too many, too large, too late, not signed in, not there. */
const PLAIN: readonly number[] = [401, 404, 408, 413, 429]

/** Every refusal by the server itself has a code. A page of a network or a filter has none, and refuses no change. */
function rpcFailure(error: Refusal, status: number): TransportError {
  const isKnown = (error.code ?? '') !== '' || PLAIN.includes(status) || status >= 500
  return isKnown ? failure(error, status) : new TransportError(0, 'unreadable answer', null, { cause: error })
}

/**
 * Not every storage server sends a code, but each names the status in its answer, mostly beside HTTP's 400. Where there
 * is no answer but a page, supabase-js repeats the status of HTTP.
 */
function fileFailure(error: Refusal): TransportError {
  const { status, statusCode } = error
  return statusCode === String(status) ? rpcFailure(error, Number(status)) : failure(error, statusOf(error))
}

const tooSlow = (): TransportError => new TransportError(408, 'timeout')

/** The code may be slow to load, and a request waits for the session first, which no signal ends. */
const soon = <Answer>(work: PromiseLike<Answer>): Promise<Answer> => inTime(Promise.resolve(work), PATIENCE, tooSlow)

/** A session that ran out is renewed and the request sent once more; only a refused renewal is the student's business. */
async function renewing<Answer>(supabase: SupabaseClient, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof TransportError) || error.status !== 401) throw error
    const { error: refused } = await soon(supabase.auth.refreshSession())
    if (refused) {
      const isRefusal = refused.status !== undefined && refused.status >= 400 && refused.status < 500
      throw new TransportError(isRefusal ? 401 : 0, refused.code ?? refused.name, retryAfter(), { cause: refused })
    }
    return ask()
  }
}

/** Any Supabase; `connect` is for tests, which bring a client of their own. */
export function supabaseTransport(userId: string, connect: () => Promise<SupabaseClient> = client): Transport {
  async function rpc<Answer>(name: string, args: object, parse: (data: unknown) => Answer): Promise<Answer> {
    const supabase = await soon(connect())
    return renewing(supabase, async () => {
      const signal = AbortSignal.timeout(PATIENCE)
      const answer = await soon(supabase.rpc(name, args).retry(false).abortSignal(signal))
      if (answer.error) throw rpcFailure(answer.error, answer.status)
      try {
        return parse(answer.data)
      } catch (cause) {
        // A captive portal answers 200 with a page of its own.
        throw new TransportError(0, 'unreadable answer', null, { cause })
      }
    })
  }
  async function file<Answer extends { data: unknown; error: unknown }>(
    work: (supabase: SupabaseClient) => PromiseLike<Answer>
  ): Promise<Answer> {
    const supabase = await soon(connect())
    return renewing(supabase, async () => {
      const answer = await inTime(Promise.resolve(work(supabase)), FILE_PATIENCE, tooSlow)
      if (answer.error) throw fileFailure(answer.error as Refusal)
      return answer
    })
  }
  const path = (id: string) => `${userId}/${id}`
  return {
    push: ops => rpc('sync_push', { ops, protocol: SYNC_PROTOCOL }, data => pushResult.parse(data)),
    pull: (cursors, page) => rpc('sync_pull', { cursors, page }, data => pullResult.parse(data)),
    check: () => rpc('sync_check', {}, data => checkResult.parse(data)),
    isGone: async () => {
      const supabase = await soon(connect())
      const { error } = await soon(supabase.auth.getUser())
      return error?.code === 'user_not_found'
    },
    lost: () => rpc('sync_lost', {}, data => lostResult.parse(data)),
    upload: async (id, bytes, mime) => {
      await file(supabase => supabase.storage.from(BUCKET).upload(path(id), bytes, { contentType: mime, upsert: true }))
    },
    remove: async ids => {
      await file(supabase => supabase.storage.from(BUCKET).remove(ids.map(path)))
    },
    download: async id => {
      const { data } = await file(supabase => supabase.storage.from(BUCKET).download(path(id)))
      if (!data) throw new TransportError(404, 'no bytes')
      return data.arrayBuffer()
    }
  }
}
