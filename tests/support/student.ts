import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { LOCAL_PUBLISHABLE_KEY } from '#config/backend.ts'

export interface Student {
  readonly id: string
  readonly token: string
  readonly client: SupabaseClient
}

/** A new account at a server of our own, signed in. */
export async function signUpAt(origin: string, email: string): Promise<Student> {
  const auth = { persistSession: false, autoRefreshToken: false }
  const client = createClient(origin, LOCAL_PUBLISHABLE_KEY, { auth })
  const { data, error } = await client.auth.signUp({ email, password: 'correct horse battery' })
  if (!data.session || !data.user) throw new Error(`sign-up failed: ${error?.message ?? 'no session'}`)
  return { id: data.user.id, token: data.session.access_token, client }
}
