import { atom, onMount, type ReadableAtom } from 'nanostores'
import { ENCODER_BYTES } from '#config/ai.ts'
import { $openDatabase, workspace } from '#data/read/workspace.ts'
import url from '#engine/builtin/meaning/sentence-encoder.bin?url'
import { AppError } from '#lib/errors.ts'

export type EncoderState =
  /** Looking whether it is on this device. */
  | { readonly state: 'asking' }
  | { readonly state: 'absent' }
  | { readonly state: 'fetching'; readonly share: number }
  | { readonly state: 'ready' }
  | { readonly state: 'failed'; readonly error: unknown }

const $state = atom<EncoderState>({ state: 'asking' })
/** The sentence encoder on this device, by which notes are asked by meaning too. Fetched only when the student wants it. */
export const $encoder: ReadableAtom<EncoderState> = $state

/** Rises when the file came or went: what a worker holds is then no longer right. */
let changes = 0
export const encoderChanges = (): number => changes

export async function encoderFile(): Promise<ArrayBuffer | null> {
  return (await workspace().db.fetched_files.get('sentence-encoder'))?.bytes ?? null
}

async function look(): Promise<void> {
  if ($openDatabase.get().state === 'closed' || under) return
  const { db } = workspace()
  const count = await db.fetched_files.where('name').equals('sentence-encoder').count()
  if ($state.get().state === 'asking') $state.set({ state: count > 0 ? 'ready' : 'absent' })
}

onMount($state, () =>
  $openDatabase.subscribe(() => {
    if (under) return
    $state.set({ state: 'asking' })
    look().catch((error: unknown) => $state.set({ state: 'failed', error }))
  })
)

/** The file as it comes, with how much of it is there. */
async function download(get: typeof fetch, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await get(url, { signal })
  if (!answer.ok || !answer.body) throw new AppError('unavailable', `The encoder file: status ${answer.status}`)
  const bytes = new Uint8Array(ENCODER_BYTES)
  let at = 0
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    if (at + piece.length > bytes.length) throw new AppError('unreadable', 'The encoder file is too long')
    bytes.set(piece, at)
    at += piece.length
    $state.set({ state: 'fetching', share: at / bytes.length })
  }
  if (at !== bytes.length) throw new AppError('unreadable', 'The encoder file is cut off')
  return bytes.buffer
}

let under: { readonly stop: AbortController; readonly done: Promise<void> } | null = null

/** Fetches the encoder and keeps it, once; whoever asks again meanwhile waits for the same one. */
export function fetchEncoder(get: typeof fetch = fetch): Promise<void> {
  if (under) return under.done
  const { db } = workspace()
  const stop = new AbortController()
  $state.set({ state: 'fetching', share: 0 })
  const done = download(get, stop.signal)
    .then(async bytes => {
      stop.signal.throwIfAborted()
      await db.fetched_files.put({ name: 'sentence-encoder', bytes })
      changes += 1
      $state.set({ state: 'ready' })
    })
    .catch((error: unknown) => {
      $state.set(stop.signal.aborted ? { state: 'absent' } : { state: 'failed', error })
    })
    .finally(() => {
      under = null
    })
  under = { stop, done }
  return done
}

export function stopEncoder(): void {
  under?.stop.abort()
}

/** The file and all that it has read leave the device. */
export async function removeEncoder(): Promise<void> {
  const { db } = workspace()
  await db.transaction('rw', db.fetched_files, db.note_meanings, async () => {
    await db.fetched_files.delete('sentence-encoder')
    await db.note_meanings.clear()
  })
  changes += 1
  $state.set({ state: 'absent' })
}
