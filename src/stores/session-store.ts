import type { AuthChangeEvent, Session, SupabaseClient, User } from '@supabase/supabase-js'
import type { LastStudent } from '#data/backend/stored-session.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { AUTH_LOADING_TIMEOUT } from '#config/limits.ts'
import { AppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import { afterEvent, signedIn, STARTING, type SessionState } from '#stores/session-state.ts'

/** What the store needs from the device and the network; a test hands in its own. */
export interface SessionPorts {
  readonly client: () => Promise<SupabaseClient>
  readonly device: () => Promise<{
    storedSession: () => Session | null
    lastStudent: () => LastStudent | null
    rememberStudent: (held: LastStudent | null) => void
  }>
  readonly erase: (userId: string) => Promise<void>
  /** Resolves when what lies on the device has been painted. */
  readonly idle: () => Promise<void>
}

export interface SessionStore {
  readonly $session: ReadableAtom<SessionState>
  readonly start: () => Promise<void>
  /** The client, with this store listening to its events. */
  readonly connect: () => Promise<SupabaseClient>
  /** The client and the user of the open session; refuses when nobody is signed in. */
  readonly signedInUser: () => Promise<{ client: SupabaseClient; user: User }>
  readonly take: (session: Session) => void
  readonly loadProfile: () => Promise<void>
  /** Signs this device out as the student's own act. */
  readonly leave: (client: SupabaseClient, options: { keepDevice: boolean }) => Promise<void>
}

export function createSessionStore(ports: SessionPorts): SessionStore {
  const $session = atom<SessionState>(STARTING)
  let own = false
  let started: Promise<void> | undefined
  let connected: Promise<SupabaseClient> | undefined

  async function loadProfile(): Promise<void> {
    const { user } = $session.get()
    if (!user) return
    try {
      const [client, { readProfile }] = await Promise.all([connect(), import('#data/account/profile.ts')])
      const profile = await readProfile(client, user.id)
      const now = $session.get()
      if (now.user?.id === user.id) $session.set({ ...now, profile })
    } catch (error) {
      log('The profile could not be read', error)
    }
  }

  async function hear(event: AuthChangeEvent, session: Session | null): Promise<void> {
    const device = await ports.device()
    const before = $session.get()
    const after = afterEvent(before, event, session, { own, stored: device.storedSession() !== null })
    $session.set(after)
    if (after.locked && before.user) device.rememberStudent({ id: before.user.id, email: before.user.email ?? '' })
    if (after.user && device.lastStudent()?.id === after.user.id) device.rememberStudent(null)
    if (after.user && after.user.id !== before.user?.id) void loadProfile()
  }

  function connect(): Promise<SupabaseClient> {
    connected ??= ports.client().then(
      client => {
        client.auth.onAuthStateChange((event, session) => hear(event, session))
        return client
      },
      (error: unknown) => {
        connected = undefined
        throw error
      }
    )
    return connected
  }

  function take(session: Session): void {
    $session.set(signedIn($session.get(), session))
  }

  async function read(): Promise<void> {
    const timer = setTimeout(() => $session.set({ ...$session.get(), loading: false }), AUTH_LOADING_TIMEOUT)
    try {
      const session = (await ports.device()).storedSession()
      if (session) take(session)
      if (session) void check()
    } catch (error) {
      log('The session could not be read', error)
    } finally {
      clearTimeout(timer)
      if ($session.get().loading) $session.set({ ...$session.get(), loading: false })
    }
  }

  /** The library is large: it comes after the words and the student's own data. */
  async function check(): Promise<void> {
    try {
      await ports.idle()
      await connect()
      await loadProfile()
    } catch (error) {
      log('The session could not be checked', error)
    }
  }

  async function signedInUser(): Promise<{ client: SupabaseClient; user: User }> {
    const { user } = $session.get()
    if (!user) throw new AppError('unauthorised', 'Auth session missing!')
    return { client: await connect(), user }
  }

  async function leave(client: SupabaseClient, { keepDevice }: { keepDevice: boolean }): Promise<void> {
    const { user, locked } = $session.get()
    const device = await ports.device()
    // Behind the lock nobody is signed in, but the work of the one who was still lies here.
    const held = locked ? device.lastStudent() : null
    own = true
    try {
      const { error } = await client.auth.signOut({ scope: 'local' })
      if (error) log('The server was not told of the sign-out', error)
    } finally {
      own = false
    }
    const whose = user ? { id: user.id, email: user.email ?? '' } : held
    if (!whose) return
    if (!keepDevice) await ports.erase(whose.id)
    device.rememberStudent(keepDevice ? whose : null)
  }

  return { $session, start: () => (started ??= read()), connect, signedInUser, take, loadProfile, leave }
}
