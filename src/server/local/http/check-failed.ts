/** The library calls a broken check (23514) its own failure, 500 `SUP`; PostgREST answers 400 with the code. */
export async function asCheckFailed(response: Response): Promise<Response> {
  if (response.status !== 500) return response
  const told = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown; message?: unknown } | null
  if (told?.code !== 'SUP' || !/violates check constraint/.test(String(told.message))) return response
  return Response.json({ ...told, code: '23514' }, { status: 400 })
}
