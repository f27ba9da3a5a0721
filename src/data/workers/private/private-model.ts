import { persistentAtom } from '@nanostores/persistent'
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { DEVICE_KEYS } from '#config/device.ts'
import { isModelOff } from '#data/read/no-model.ts'
import type { PrivateLook, PromptSession, SessionOptions } from '#data/workers/private/private-engine.ts'
import { browserModel } from '#data/workers/private/prompt-api.ts'

const $wanted = persistentAtom<boolean>(DEVICE_KEYS.privateModel, false, {
  encode: isWanted => (isWanted ? 'browser' : 'off'),
  decode: text => text === 'on' || text === 'browser'
})
const $look = atom<PrivateLook>({ state: 'asking' })

export interface PrivateModel {
  readonly isWanted: boolean
  readonly look: PrivateLook
}

/** The browser's own model: what is known of it, and whether the student wants it used, which nobody assumes. */
export const $privateModel: ReadableAtom<PrivateModel> = computed([$wanted, $look], (isWanted, look) => ({
  isWanted,
  look
}))

onMount($look, () => void lookForModel())

export async function lookForModel(): Promise<PrivateLook> {
  const found = await browserModel.look()
  const seen: PrivateLook = under && found.state === 'downloadable' ? { state: 'downloading' } : found
  $look.set(seen)
  return seen
}

export function wantPrivateModel(isWanted: boolean): void {
  $wanted.set(isWanted)
}

/** Of the model that is to make cards, or null where the student wants none. */
export function wantedName(): string | null {
  return $wanted.get() ? browserModel.name : null
}

/** A session of the wanted model, or null while it is not on the device: nothing is ever fetched to answer a question. */
export async function openWanted(options: SessionOptions): Promise<PromptSession | null> {
  if (!$wanted.get() || (await isModelOff()) || (await lookForModel()).state !== 'available') return null
  return browserModel.open(options)
}

let under: { readonly stop: AbortController; readonly done: Promise<void> } | null = null
const $share = atom<number | null>(null)
/** Of the download under way, 0 to 1; null where there is none. */
export const $downloaded: ReadableAtom<number | null> = $share
const $failure = atom<unknown>(null)
/** Why the last download failed, for whoever was elsewhere meanwhile; null also for one that was stopped. */
export const $downloadFailure: ReadableAtom<unknown> = $failure

const isStop = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

async function download(signal: AbortSignal): Promise<void> {
  const session = await browserModel.open({ signal, onDownload: share => $share.set(share) })
  session.destroy()
}

/** Fetches the model, once; whoever asks again while it runs waits for the same one. */
export function fetchPrivateModel(): Promise<void> {
  if (under) return under.done
  $share.set(0)
  $failure.set(null)
  const stop = new AbortController()
  const done = download(stop.signal)
    .catch((error: unknown) => {
      if (!stop.signal.aborted && !isStop(error)) $failure.set(error)
      throw error
    })
    .finally(() => {
      under = null
      $share.set(null)
      return lookForModel()
    })
  under = { stop, done }
  $look.set({ state: 'downloading' })
  return done
}

export function stopFetching(): void {
  under?.stop.abort()
}
