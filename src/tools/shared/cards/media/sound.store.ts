import { atom, type ReadableAtom } from 'nanostores'
import { fileUrl } from '#data/sync/files/files.ts'

export type SoundState =
  { readonly state: 'silent' } | { readonly state: 'loading' | 'playing' | 'missing'; readonly fileId: string }

const $state = atom<SoundState>({ state: 'silent' })
/** One sound at a time, on the whole page. */
export const $sound: ReadableAtom<SoundState> = $state

let player: HTMLAudioElement | null = null

function isStill(fileId: string): boolean {
  const now = $state.get()
  return now.state !== 'silent' && now.fileId === fileId
}

/** Of one file, or whatever plays. */
export function stopSound(fileId?: string): void {
  if (fileId !== undefined && !isStill(fileId)) return
  player?.pause()
  player = null
  $state.set({ state: 'silent' })
}

/** Plays it from its beginning; a second press stops it, and one that is missing is looked for again. */
export async function toggleSound(fileId: string): Promise<void> {
  const now = $state.get()
  const isOn = now.state === 'loading' || now.state === 'playing'
  if (isOn && now.fileId === fileId) return stopSound()
  stopSound()
  $state.set({ state: 'loading', fileId })
  const own = new Audio()
  player = own
  try {
    own.src = await fileUrl(fileId)
    if (player !== own) return
    own.addEventListener('ended', () => player === own && stopSound())
    await own.play()
    if (player === own) $state.set({ state: 'playing', fileId })
  } catch {
    if (player === own && isStill(fileId)) $state.set({ state: 'missing', fileId })
  }
}
