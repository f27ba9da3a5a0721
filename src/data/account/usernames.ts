import { client } from '#data/backend/supabase.ts'
import { unwrap } from '#lib/backend-errors.ts'

/** Why the server would refuse a name to this student; null: it would not. */
export type UsernameRefusal = 'form' | 'taken' | 'reserved' | 'offensive'

export async function usernameRefusal(name: string): Promise<UsernameRefusal | null> {
  return unwrap(await (await client()).rpc('username_flaw', { name })) as UsernameRefusal | null
}
