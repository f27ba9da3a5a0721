/** A refusal in the form supabase-js reads; without the version header it does not see the code. */
export function authError(status: number, code: string, message: string, retryAfter?: number, weak?: object): Response {
  const headers = {
    'x-supabase-api-version': '2024-01-01',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
  }
  return Response.json({ code, message, ...(weak && { weak_password: weak }) }, { status, headers })
}
