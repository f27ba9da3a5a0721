import { client } from '#data/backend/supabase.ts'
import { toBackendError } from '#lib/backend-errors.ts'

/** Ends the student's sessions on all other devices. Their unsent work stays on them until the student returns there. */
export async function endOtherSessions(): Promise<void> {
  const { error } = await (await client()).auth.signOut({ scope: 'others' })
  if (error) throw toBackendError(error)
}
