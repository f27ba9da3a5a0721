import { client } from '#data/backend/supabase.ts'
import { unwrap } from '#lib/backend-errors.ts'

/** Whether nobody else bears this name, in whatever case it is written. */
export async function isUsernameFree(name: string): Promise<boolean> {
  const free: unknown = unwrap(await (await client()).rpc('username_free', { name }))
  return free === true
}
