import { persistentAtom } from '@nanostores/persistent'
import { computed, map, onMount, type ReadableAtom } from 'nanostores'
import { DEVICE_KEYS } from '#config/device.ts'
import type {
  PrivateEngine,
  PrivateId,
  PrivateLook,
  PromptSession,
  SessionOptions
} from '#data/private/private-engine.ts'
import { browserModel } from '#data/private/prompt-api.ts'

/** False in a build whose operator offers no model: all of WebLLM is then left out. */
export const isSiteModelOffered = __PRIVATE_MODEL__.folder !== ''

/** Fetched when first asked: pages without a wish for it know nothing of WebLLM. */
const fromSite = async (): Promise<PrivateEngine | null> =>
  __PRIVATE_MODEL__.folder === '' ? null : (await import('#data/private/web-llm.ts')).webLlm(__PRIVATE_MODEL__)

const NAMES: Readonly<Record<PrivateId, string>> = { browser: browserModel.name, site: __PRIVATE_MODEL__.name }
const engineOf = async (id: PrivateId): Promise<PrivateEngine | null> => (id === 'browser' ? browserModel : fromSite())

const $wanted = persistentAtom<PrivateId | 'off'>(DEVICE_KEYS.privateModel, 'off', {
  encode: String,
  // 'on' is what was kept when there was only the browser's own.
  decode: text => (text === 'on' || text === 'browser' ? 'browser' : text === 'site' ? 'site' : 'off')
})
const $looks = map<Record<PrivateId, PrivateLook>>({ browser: { state: 'asking' }, site: { state: 'asking' } })

export interface PrivateModels {
  readonly wanted: PrivateId | null
  readonly looks: Readonly<Record<PrivateId, PrivateLook>>
}

/** What there is, and which of it the student wants used: none until they say so. */
export const $privateModels: ReadableAtom<PrivateModels> = computed([$wanted, $looks], (wanted, looks) => ({
  wanted: wanted === 'off' ? null : wanted,
  looks
}))

onMount($looks, () => {
  void lookForModel('browser')
  // The site's is looked for over the network: only for those who use it, and in Settings.
  if ($wanted.get() === 'site') void lookForModel('site')
})

async function lookAt(id: PrivateId): Promise<PrivateLook> {
  const engine = await engineOf(id)
  return engine ? engine.look() : { state: 'unavailable', lack: 'not-offered' }
}

export async function lookForModel(id: PrivateId): Promise<PrivateLook> {
  const found = await lookAt(id).catch((): PrivateLook => ({ state: 'unavailable', lack: 'no-files' }))
  const isFetching = downloads.has(id) && found.state === 'downloadable'
  const seen: PrivateLook = isFetching ? { ...found, state: 'downloading' } : found
  $looks.setKey(id, seen)
  return seen
}

/** One is used at a time: to want one is to want no other. */
export function wantPrivateModel(id: PrivateId, isWanted: boolean): void {
  if (isWanted) $wanted.set(id)
  else if ($wanted.get() === id) $wanted.set('off')
}

/** Of the model that is to make cards, or null where the student wants none. */
export function wantedName(): string | null {
  const wanted = $wanted.get()
  return wanted === 'off' ? null : NAMES[wanted]
}

export const nameOf = (id: PrivateId): string => NAMES[id]

/** A session of the wanted model, or null while it is not on the device: nothing is ever fetched to answer a question. */
export async function openWanted(options: SessionOptions): Promise<PromptSession | null> {
  const wanted = $wanted.get()
  const engine = wanted === 'off' ? null : await engineOf(wanted)
  if (wanted === 'off' || !engine || (await lookForModel(wanted)).state !== 'available') return null
  return engine.open(options)
}

interface Download {
  readonly stop: AbortController
  readonly done: Promise<void>
}

const downloads = new Map<PrivateId, Download>()
const $shares = map<Record<PrivateId, number | null>>({ browser: null, site: null })
/** Of each download under way, 0 to 1; null where there is none. */
export const $downloaded: ReadableAtom<Readonly<Record<PrivateId, number | null>>> = $shares
const $failures = map<Record<PrivateId, unknown>>({ browser: null, site: null })
/** Why the last download of each failed, for whoever was elsewhere meanwhile; null also for one that was stopped. */
export const $downloadFailure: ReadableAtom<Readonly<Record<PrivateId, unknown>>> = $failures

const isStop = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

async function download(id: PrivateId, signal: AbortSignal): Promise<void> {
  const engine = await engineOf(id)
  const session = await engine?.open({ signal, onDownload: share => $shares.setKey(id, share) })
  session?.destroy()
}

/** Frees the room of models that this site no longer offers; there is no other way to be rid of them. */
export async function forgetOtherModels(): Promise<void> {
  const { removeOtherModels } = await import('#data/private/web-llm-files.ts')
  const { folder } = __PRIVATE_MODEL__
  await removeOtherModels(folder === '' ? null : new URL(folder, location.origin).href)
}

/** Fetches the model, once; whoever asks again while it runs waits for the same one. */
export function fetchPrivateModel(id: PrivateId): Promise<void> {
  const under = downloads.get(id)
  if (under) return under.done
  $shares.setKey(id, 0)
  $failures.setKey(id, null)
  const stop = new AbortController()
  const done = download(id, stop.signal)
    .catch((error: unknown) => {
      if (!stop.signal.aborted && !isStop(error)) $failures.setKey(id, error)
      throw error
    })
    .finally(() => {
      downloads.delete(id)
      $shares.setKey(id, null)
      return lookForModel(id)
    })
  downloads.set(id, { stop, done })
  $looks.setKey(id, { ...$looks.get()[id], state: 'downloading' })
  return done
}

export function stopFetching(id: PrivateId): void {
  downloads.get(id)?.stop.abort()
}

/** Only of what this site brought; the browser's own, only the browser removes. */
export async function removePrivateModel(id: PrivateId): Promise<void> {
  const engine = await engineOf(id)
  wantPrivateModel(id, false)
  $failures.setKey(id, null)
  await engine?.remove?.()
  await lookForModel(id)
}
