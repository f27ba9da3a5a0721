import { $session } from '#stores/session.ts'

/** What the account says of who the student is; other names are not known. */
export function ownNames(): string[] {
  const { user, profile } = $session.get()
  const { full_name: fullName, username } = user?.user_metadata ?? {}
  const full = typeof fullName === 'string' ? fullName : (profile?.fullName ?? '')
  const name = typeof username === 'string' ? username : ''
  return [user?.email ?? '', name, full, ...full.split(/\s+/)].filter(one => one !== '')
}
