import { atom, onMount, type ReadableAtom } from 'nanostores'
import { aiCapabilities, type AiCapabilities } from '#contract/ai.ts'
import { call, here, type AiNetwork } from '#data/ai/network.ts'
import { $workspace } from '#data/workspace.ts'
import { toAppError } from '#lib/errors.ts'

/** Nobody waits longer than this to hear that there is no model. */
const PATIENCE = 4000
/** A server that could not be reached is asked again after this. */
const AGAIN_AFTER = 30_000

export interface Capabilities {
  /** What the server offers, or null: then the built-in engine does everything. */
  readonly read: () => Promise<AiCapabilities | null>
  /** After a sign-in or a change of the own key. */
  readonly forget: () => void
}

type Found = { readonly value: AiCapabilities | null; readonly until: number }

/** Asks once; a static host, which has no such page, is not asked again. */
export function capabilitiesOf(network: AiNetwork, now: () => number = Date.now): Capabilities {
  let asked: Promise<Found> | undefined

  const ask = async (): Promise<Found> => {
    try {
      const signal = AbortSignal.timeout(PATIENCE)
      const response = await call(network, '/api/ai/capabilities', { method: 'GET', signal })
      const body: unknown = await response.json().catch(() => null)
      const answer = aiCapabilities.safeParse(body)
      return { value: answer.success ? answer.data : null, until: Infinity }
    } catch (error) {
      const isNever = toAppError(error).code === 'missing'
      return { value: null, until: isNever ? Infinity : now() + AGAIN_AFTER }
    }
  }

  return {
    read: async () => {
      asked ??= ask()
      const mine = asked
      const found = await mine
      if (found.until > now()) return found.value
      // Whoever comes first after that asks again, for all.
      if (asked === mine) asked = ask()
      return (await asked).value
    },
    forget: () => void (asked = undefined)
  }
}

const known = capabilitiesOf(here)
const $known = atom<AiCapabilities | null>(null)
let isFollowing = false

/** Once per session: another student may have another key. */
export function capabilities(): Promise<AiCapabilities | null> {
  if (__BACKEND__.mode === 'none') return Promise.resolve(null)
  if (!isFollowing) $workspace.listen(() => forgetCapabilities())
  isFollowing = true
  return known.read()
}

const show = (): void => void capabilities().then(value => $known.set(value))

onMount($known, () => {
  show()
  addEventListener('online', show)
  return () => removeEventListener('online', show)
})

/** What the server offers, for a screen; null until it is known and where there is nothing. */
export const $capabilities: ReadableAtom<AiCapabilities | null> = $known

/** After a sign-in or a change of the own key. */
export function forgetCapabilities(): void {
  known.forget()
  if ($known.lc > 0) show()
}
