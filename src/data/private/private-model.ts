import { persistentAtom } from '@nanostores/persistent'
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { DEVICE_KEYS } from '#config/device.ts'
import { openSession, promptAvailability, type PromptAvailability } from '#data/private/prompt-api.ts'

/** How the model is named with what it made. The browser does not say which one it has. */
export const PRIVATE_MODEL = 'Browser model'

export type PrivateState = PromptAvailability | 'unsupported' | 'asking'

const $wanted = persistentAtom<'on' | 'off'>(DEVICE_KEYS.privateModel, 'off', {
  encode: String,
  decode: text => (text === 'on' ? 'on' : 'off')
})
const $state = atom<PrivateState>('asking')

/** What the browser has, and whether the student wants it used: off until they say so. */
export const $privateModel: ReadableAtom<{ readonly isWanted: boolean; readonly state: PrivateState }> = computed(
  [$wanted, $state],
  (wanted, state) => ({ isWanted: wanted === 'on', state })
)

onMount($state, () => void look())

async function look(): Promise<PrivateState> {
  const state = await promptAvailability()
  $state.set(state)
  return state
}

export function wantPrivateModel(isWanted: boolean): void {
  $wanted.set(isWanted ? 'on' : 'off')
}

export const isPrivateWanted = (): boolean => $wanted.get() === 'on'

/** Nothing is ever fetched to answer a question. */
export const isPrivateReady = async (): Promise<boolean> => (await look()) === 'available'

/** Fetches the model, once, for all sites: the browser keeps it. */
export async function fetchPrivateModel(onDownload: (share: number) => void, signal: AbortSignal): Promise<void> {
  try {
    const session = await openSession({ signal, onDownload })
    session.destroy()
  } finally {
    await look()
  }
}
