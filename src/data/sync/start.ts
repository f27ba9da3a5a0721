import { site } from '#config/site.ts'
import { $commits } from '#data/write/commit.ts'
import { retryAfter } from '#data/backend/retry-after.ts'
import { backendAvailable } from '#data/backend/supabase.ts'
import { cycle } from '#data/sync/cycle.ts'
import { fetchAhead } from '#data/sync/files/fetch-ahead.ts'
import { exclusive } from '#data/sync/lock.ts'
import { createRunner, type Runner } from '#data/sync/runner.ts'
import { $phase, type Phase } from '#data/sync/status.ts'
import { supabaseTransport } from '#data/sync/supabase-transport.ts'
import type { Transport } from '#data/sync/transport.ts'
import { $openDatabase } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'

/** A burst of saves makes one request. */
const AFTER_WRITE = 400
const WHILE_VISIBLE = 60_000
/** A tab that syncs is heard of with each answer, and no request may take as long (supabase-transport.ts). */
const SILENCE = 3 * 60_000
/** The server counts all rows for a check. */
const BETWEEN_CHECKS = 10 * 60_000

let runner: Runner | undefined

/** Tells this browser from the student's others in what is pushed; for people to read, never for ordering. */
const device = newId()

/** Syncs this student's workspace until the returned function is called; safe in any number of tabs. */
export function startSync(userId: string): () => void {
  if (!backendAvailable) return () => {}
  const channel =
    typeof BroadcastChannel === 'function' ? new BroadcastChannel(`${site.slug}-sync-${userId}`) : undefined
  const plain = supabaseTransport(userId)
  const transport = telling(plain, () => isOver || channel?.postMessage('syncing' satisfies Phase))
  /** When the tab that is at it was last heard of; null while none is. */
  let heardAt: number | null = null
  channel?.addEventListener('message', () => {
    if (heardAt !== null) heardAt = Date.now()
  })
  let lastCheck = 0
  const isCheckDue = () => {
    const isDue = Date.now() - lastCheck > BETWEEN_CHECKS
    if (isDue) lastCheck = Date.now()
    return isDue
  }
  let isOver = false
  const show = (phase: Phase) => {
    // A request that was under way may end after the workspace was closed.
    if (isOver) return
    $phase.set(phase)
    channel?.postMessage(phase)
  }
  const work = async () => {
    const now = $openDatabase.get()
    if (now.state !== 'open' || now.userId !== userId) return 'done'
    const { db } = now
    const run = () => cycle({ db, transport, device, now: () => new Date(), isCheckDue })
    const isDead = () => heardAt !== null && Date.now() - heardAt > SILENCE
    const result = await exclusive(db, `sync:${userId}`, run, isDead)
    heardAt = result === null ? (heardAt ?? Date.now()) : null
    // Apart from the cycle: no edit waits for a picture.
    if (result === 'done') void fetchAhead({ db, transport: plain, now: () => new Date() }).catch(() => undefined)
    return result
  }
  const own = createRunner({ work, onPhase: show })
  runner = own
  const stops = triggers(own, channel)
  return () => {
    isOver = true
    own.stop()
    for (const stop of stops) stop()
    channel?.close()
    if (runner === own) runner = undefined
  }
}

/** `tell` at each answer, whatever it says. */
function telling(transport: Transport, tell: () => unknown): Transport {
  const then =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    (...args: Args): Promise<Answer> =>
      ask(...args).finally(tell)
  const { push, pull, check, lost, upload, remove, download } = transport
  return {
    push: then(push),
    pull: then(pull),
    check: then(check),
    lost: then(lost),
    upload: then(upload),
    remove: then(remove),
    download: then(download)
  }
}

/** Start, a save here, a word from another tab, focus, back online, and once a minute while somebody looks. */
function triggers(own: Runner, channel: BroadcastChannel | undefined): (() => void)[] {
  const isVisible = () => document.visibilityState === 'visible'
  const look = () => {
    if (isVisible() && retryAfter() === null) void own.now()
  }
  const online = () => void own.now()
  const timer = setInterval(() => {
    if (isVisible()) own.poke()
  }, WHILE_VISIBLE)
  // The tab that syncs tells the others what it does; their badge must not say less than it knows.
  channel?.addEventListener('message', ({ data }: MessageEvent<Phase>) => $phase.set(data))
  document.addEventListener('visibilitychange', look)
  addEventListener('focus', look)
  addEventListener('online', online)
  const unbind = [$commits.listen(() => own.poke(AFTER_WRITE)), $openDatabase.subscribe(() => own.poke())]
  return [
    ...unbind,
    () => clearInterval(timer),
    () => document.removeEventListener('visibilitychange', look),
    () => removeEventListener('focus', look),
    () => removeEventListener('online', online)
  ]
}

/** Once, now; resolves when it is done or has failed, which `$sync` then tells. */
export async function syncNow(): Promise<void> {
  await runner?.now()
}

/** A cycle as soon as it may be; while the server asks for patience, none. */
export function syncSoon(): void {
  runner?.poke()
}
