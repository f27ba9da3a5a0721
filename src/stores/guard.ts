import type { SessionState } from '#stores/session-state.ts'
import type { ToolId } from '#config/tools.ts'

export type Guard =
  | { readonly state: 'loading' }
  | { readonly state: 'locked' }
  | { readonly state: 'guest' }
  | { readonly state: 'newcomer' }
  | { readonly state: 'open'; readonly userId: string }

type Known = Pick<SessionState, 'loading' | 'locked' | 'user'>

export function hasUsername(user: SessionState['user']): boolean {
  const name: unknown = user?.user_metadata['username']
  return typeof name === 'string' && name !== ''
}

/** Specification §4: who may see the screen that was asked for. */
export function guard({ loading, locked, user }: Known, tool: ToolId): Guard {
  if (locked) return { state: 'locked' }
  if (loading && !user) return { state: 'loading' }
  if (!user) return { state: 'guest' }
  return hasUsername(user) || tool === 'onboarding' ? { state: 'open', userId: user.id } : { state: 'newcomer' }
}
