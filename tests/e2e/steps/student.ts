import { createClient, type Session } from '@supabase/supabase-js'
import { LOCAL_PUBLISHABLE_KEY } from '#config/backend.ts'

export interface Student {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly username: string
  readonly session: Session
}

let last = 0

/** Letters in which no word can stand: a name made of the time in all letters was refused as a rude one by chance. */
const LETTERS = 'vwxyzjq'

/** A name that nobody has, of 20 signs at most where `kind` has 8. */
export function safeName(kind: string): string {
  last = Math.max(last + 1, Date.now())
  const { TEST_PARALLEL_INDEX = '0' } = process.env
  let rest = (last % 1e9) * 4 + (Number(TEST_PARALLEL_INDEX) % 4)
  let name = ''
  for (; rest > 0; rest = Math.floor(rest / LETTERS.length)) name += LETTERS[rest % LETTERS.length] ?? ''
  return kind + name
}

/** Signs a new student up for real, through the same API as the app, with onboarding done. */
export async function signUpStudent(origin: string): Promise<Student> {
  const username = safeName('student')
  const email = `${username}@example.com`
  const password = 'a quiet violet harbour'
  const client = createClient(origin, LOCAL_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false }
  })
  const { data, error } = await client.auth.signUp({ email, password })
  if (error || !data.session) throw new Error(`Sign-up failed: ${error?.message ?? 'no session'}`)
  const { error: claimed } = await client.rpc('claim_username', { name: username })
  if (claimed) throw new Error(`Claiming a username failed: ${claimed.message}`)
  const { error: updated } = await client.auth.updateUser({ data: { username } })
  if (updated) throw new Error(`Saving the username failed: ${updated.message}`)
  const { error: profiled } = await client.from('profiles').upsert({ id: data.session.user.id, email })
  if (profiled) throw new Error(`Writing the profile failed: ${profiled.message}`)
  const { data: fresh, error: refreshed } = await client.auth.refreshSession()
  if (refreshed || !fresh.session) throw new Error(`Refreshing failed: ${refreshed?.message ?? 'no session'}`)
  return { id: fresh.session.user.id, email, password, username, session: fresh.session }
}

/** The browser storage of a device on which this student is signed in. */
export function signedInState(
  origin: string,
  student: Student
): {
  cookies: []
  origins: { origin: string; localStorage: { name: string; value: string }[] }[]
} {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'cramless-auth', value: JSON.stringify(student.session) }] }]
  }
}

/** A client that sees what the server holds for this student. */
export async function serverView(
  origin: string,
  student: Pick<Student, 'email' | 'password'>
): Promise<ReturnType<typeof createClient>> {
  const client = createClient(origin, LOCAL_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false }
  })
  const { error } = await client.auth.signInWithPassword({ email: student.email, password: student.password })
  if (error) throw new Error(error.message)
  return client as ReturnType<typeof createClient>
}
