import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { aiCapabilities, type AiCapabilities } from '#contract/ai.ts'
import { call, pageNetwork as network, type AiNetwork } from '#data/backend/network.ts'
import { $isModelOff, isModelOff } from '#data/read/no-model.ts'
import { $workspace } from '#data/read/workspace.ts'
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

  /** What was asked since knows more, whichever answer comes first. */
  const newest = async (mine: Promise<Found>): Promise<Found> => {
    const found = await mine
    return asked !== undefined && asked !== mine ? newest(asked) : found
  }

  return {
    read: async () => {
      const mine = (asked ??= ask())
      const { until } = await mine
      // Whoever comes first after that asks again, for all.
      if (asked === mine && until <= now()) asked = ask()
      return (await newest(mine)).offer
    },
    forget: () => void (asked = undefined)
  }
}

export type Shown = Offer | { readonly state: 'asking' }

export interface OfferStore {
  readonly $offer: ReadableAtom<Shown>
  readonly read: () => Promise<Offer>
  readonly forget: () => void
}

/** What the server offers to the student whose workspace is open: another one may have another key. */
export function offerTo($student: ReadableAtom<string | null>, known: Capabilities): OfferStore {
  const $offer = atom<Shown>({ state: 'asking' })
  let isFollowing = false

  const forget = (): void => {
    known.forget()
    if ($offer.lc > 0) show()
  }
  const read = (): Promise<Offer> => {
    if (!isFollowing)
      $student.listen(student => {
        $offer.set({ state: 'asking' })
        // Nobody is there to be offered anything.
        if (student === null) known.forget()
        else forget()
      })
    isFollowing = true
    return known.read()
  }
  const show = (): void => void read().then(offer => $offer.set(offer))

  onMount($offer, () => {
    const again = (): void => {
      if ($offer.get().state === 'unreachable') known.forget()
      show()
    }
    // A server that was only slow says no word when it is quick again.
    const timer = setInterval(() => $offer.get().state === 'unreachable' && again(), AGAIN_AFTER)
    show()
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  })
  return { $offer, read, forget }
}

const NO_SERVER: Capabilities = { read: () => Promise.resolve({ state: 'none' }), forget: () => undefined }

/** Whoever wants no model is offered none, and the server is not even asked. */
export function unlessOff(known: Capabilities, isOff: () => Promise<boolean> = isModelOff): Capabilities {
  return { ...known, read: async () => ((await isOff()) ? { state: 'none' } : known.read()) }
}

/** Who is here, and with which wish: a change of either asks anew. */
const $student = computed([$workspace, $isModelOff], (student, isOff) => student && `${student} ${String(isOff)}`)
const serverOffer = offerTo($student, unlessOff(__BACKEND__.mode === 'none' ? NO_SERVER : capabilitiesOf(network)))

/** What the server offers, or null: then the built-in engine does everything. */
export async function capabilities(): Promise<AiCapabilities | null> {
  const offer = await serverOffer.read()
  return offer.state === 'offered' ? offer.offered : null
}

/** What the server offers, for a screen. */
export const $offer = serverOffer.$offer

/** After a sign-in or a change of the own key. */
export const forgetCapabilities = serverOffer.forget
