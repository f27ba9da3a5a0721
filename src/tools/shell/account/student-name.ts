import type { SessionState } from '#stores/session-state.ts'

/** What the shell calls the student: the username, and before there is one the e-mail. */
export function studentName(user: SessionState['user']): string {
  const name: unknown = user?.user_metadata['username']
  return typeof name === 'string' && name !== '' ? name : (user?.email ?? '')
}
