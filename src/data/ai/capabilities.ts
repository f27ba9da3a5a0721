import { atom, onMount, type ReadableAtom } from 'nanostores'
import { aiCapabilities, type AiCapabilities } from '#contract/ai.ts'
import { call, here, type AiNetwork } from '#data/ai/network.ts'
import { $workspace } from '#data/workspace.ts'
import { toAppError } from '#lib/errors.ts'

/** Nobody waits longer than this to hear that there is no model. */
const PATIENCE = 4000
/** A server that could not be reached is asked again after this. */
const AGAIN_AFTER = 30_000

/** What the server said about its models. `none`: a static host, or a server without these pages. */
export type Offer =
  | { readonly state: 'offered'; readonly offered: AiCapabilities }
  | { readonly state: 'none' }
  | { readonly state: 'unreachable' }

export interface Capabilities {
  readonly read: () => Promise<Offer>
  /** After a sign-in or a change of the own key. */
  readonly forget: () => void
}

interface Found {
  readonly offer: Offer
  readonly until: number
}

/** Node has a navigator too, but it knows of no network. */
const isOffline = (): boolean => (navigator as { readonly onLine?: boolean }).onLine === false

/** Asks once; a static host, which has no such page, is not asked again. */
export function capabilitiesOf(network: AiNetwork, now: () => number = Date.now): Capabilities {
  let asked: Promise<Found> | undefined

  const ask = async (): Promise<Found> => {
    // Without a network the answer is known, and a request would only be logged as failed.
    if (isOffline()) return { offer: { state: 'unreachable' }, until: 0 }
    try {
      const signal = AbortSignal.timeout(PATIENCE)
      const response = await call(network, '/api/ai/capabilities', { method: 'GET', signal })
      const body: unknown = await response.json().catch(() => null)
      const answer = aiCapabilities.safeParse(body)
      const offer: Offer = answer.success ? { state: 'offered', offered: answer.data } : { state: 'none' }
      return { offer, until: Infinity }
    } catch (error) {
      if (toAppError(error).code === 'missing') return { offer: { state: 'none' }, until: Infinity }
      return { offer: { state: 'unreachable' }, until: now() + AGAIN_AFTER }
    }
  }

  return {
    read: async () => {
      asked ??= ask()
      const mine = asked
      const { offer, until } = await mine
      if (until > now()) return offer
      // Whoever comes first after that asks again, for all.
      if (asked === mine) asked = ask()
      return (await asked).offer
    },
    forget: () => void (asked = undefined)
  }
}

const known = capabilitiesOf(here)
const $known = atom<Offer | { readonly state: 'asking' }>({ state: 'asking' })
let isFollowing = false

/** Once per session: another student may have another key. */
function readOffer(): Promise<Offer> {
  if (__BACKEND__.mode === 'none') return Promise.resolve({ state: 'none' })
  if (!isFollowing) $workspace.listen(() => forgetCapabilities())
  isFollowing = true
  return known.read()
}

/** What the server offers, or null: then the built-in engine does everything. */
export async function capabilities(): Promise<AiCapabilities | null> {
  const offer = await readOffer()
  return offer.state === 'offered' ? offer.offered : null
}

const show = (): void => void readOffer().then(offer => $known.set(offer))

onMount($known, () => {
  const again = (): void => {
    if ($known.get().state === 'unreachable') known.forget()
    show()
  }
  show()
  addEventListener('online', again)
  return () => removeEventListener('online', again)
})

/** What the server offers, for a screen. */
export const $offer: ReadableAtom<Offer | { readonly state: 'asking' }> = $known

/** After a sign-in or a change of the own key. */
export function forgetCapabilities(): void {
  known.forget()
  if ($known.lc > 0) show()
}
