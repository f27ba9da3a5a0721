/** What supabase-js 2.119 gets wrong for a student who works offline, put right between it and the network. */
const REFRESH = /\/auth\/v1\/token\?.*grant_type=refresh_token/
const SESSION = /\/auth\/v1\//
/** supabase-js has none: all requests wait for a renewal, however long. Ours waits up to 20 s for its database. */
const SESSION_WITHIN = 30_000
const STUDENT_DATA = /\/(rest|storage|functions)\/v1\//

function addressOf(input: RequestInfo | URL): string {
  return typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
}

/** A busy server or a captive portal is no refusal; supabase-js would remove the session for either. */
async function isRefusal(response: Response): Promise<boolean> {
  if (response.status < 400 || response.status >= 500) return false
  if (response.status === 408 || response.status === 429) return false
  return await response
    .clone()
    .json()
    .then(
      body => typeof body === 'object' && body !== null,
      () => false
    )
}

function inTime(init: RequestInit | undefined): RequestInit {
  const late = AbortSignal.timeout(SESSION_WITHIN)
  return { ...init, signal: init?.signal ? AbortSignal.any([init.signal, late]) : late }
}

export function guardedFetch(send: typeof fetch, anonKey: string, isSignedIn: () => boolean): typeof fetch {
  return async (input, init) => {
    const address = addressOf(input)
    // While a refresh fails, supabase-js would ask as nobody and take "no rows" for an answer.
    const bearer = new Headers(init?.headers).get('authorization')
    if (STUDENT_DATA.test(address) && isSignedIn() && (bearer === null || bearer === `Bearer ${anonKey}`))
      throw new TypeError('The session could not be refreshed yet')
    const response = await send(input, SESSION.test(address) ? inTime(init) : init)
    if (!REFRESH.test(address) || response.ok || (await isRefusal(response))) return response
    return Response.json({ message: 'The session could not be refreshed now' }, { status: 503 })
  }
}
