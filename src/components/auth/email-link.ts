import type { EmailLink } from '#stores/session-actions.ts'
import { goOn } from '#components/auth/after.ts'
import { showPanel } from '#components/auth/panels.ts'
import { openEmailLink } from '#stores/session.ts'

const TYPES = ['signup', 'recovery', 'email_change', 'magiclink', 'invite', 'email'] as const satisfies EmailLink[]

export interface Link {
  readonly tokenHash: string
  readonly type: EmailLink
}

export function linkInAddress(search: string): Link | null {
  const query = new URLSearchParams(search)
  const tokenHash = query.get('token_hash')
  const type = TYPES.find(known => known === query.get('type'))
  return tokenHash && type ? { tokenHash, type } : null
}

/** Only on the press of the button: mail scanners open links, and a token works once. */
export async function useLink({ tokenHash, type }: Link): Promise<void> {
  await openEmailLink(tokenHash, type)
  history.replaceState(null, '', location.pathname)
  if (type === 'recovery') location.replace('/reset-password#new')
  else if (type === 'email_change') showPanel('changed')
  else goOn()
}
