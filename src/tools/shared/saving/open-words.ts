import { atom, type ReadableAtom } from 'nanostores'
import type { DocNode } from '#domain/notes/note-text.ts'
import type { AppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import type { Remote } from '#lib/remote.ts'
import { createDraft, type Draft, type Version } from '#tools/shared/saving/draft.ts'
import { sameJson } from '#lib/values/same-json.ts'

/** What an open note or answer needs from the device. */
export interface WordsDevice<Doc = DocNode> {
  readonly watch: ReadableAtom<Remote<Version<Doc> | null>>
  /** The row as it is committed now. */
  readonly read: () => Promise<Version<Doc> | null>
  /** Writes `mine`, made on `base`; what another tab wrote since `base` is merged in, never overwritten. */
  readonly write: (mine: Version<Doc>, base: Version<Doc>) => Promise<void>
  readonly merge: (
    base: Version<Doc>,
    mine: Version<Doc>,
    theirs: Version<Doc>
  ) => { readonly version: Version<Doc>; readonly kept: number }
  /** Least and most milliseconds from the first unsaved change to the write, where they are its own. */
  readonly delay?: readonly [number, number]
}

/** The editor on the screen. */
export interface Screen<Doc = DocNode> {
  readonly show: (doc: Doc) => void
  readonly hasFocus: () => boolean
}

export type OpenState<Doc = DocNode> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: AppError }
  | { readonly state: 'missing' }
  | { readonly state: 'open'; readonly draft: Draft<Doc>; readonly loaded: Version<Doc> }

/** What happened to it in another tab or on another device. */
export type RemoteChange = 'nothing' | 'changed' | 'deleted'

export interface OpenWords<Doc = DocNode> {
  readonly $state: ReadableAtom<OpenState<Doc>>
  readonly $elsewhere: ReadableAtom<RemoteChange>
  readonly $title: ReadableAtom<string>
  attach: (screen: Screen<Doc> | null) => void
  retitle: (title: string) => void
  /** Merges what was written elsewhere into the screen; answers in how many blocks both versions were kept. */
  takeOver: () => Promise<number>
  close: () => Promise<void>
}

const isSame = (one: Version<unknown>, other: Version<unknown>): boolean =>
  one.title === other.title && sameJson(one.doc, other.doc)

/** `onKept` hears of lines that stand twice now, also when nobody asked for the other version. */
export function openWords<Doc = DocNode>(
  device: WordsDevice<Doc>,
  onKept: (count: number) => void = () => undefined
): OpenWords<Doc> {
  const $state = atom<OpenState<Doc>>({ state: 'loading' })
  const $elsewhere = atom<RemoteChange>('nothing')
  const $title = atom('')
  let screen: Screen<Doc> | null = null
  let isClosed = false

  function begin(loaded: Version<Doc>): void {
    $title.set(loaded.title)
    $state.set({
      state: 'open',
      draft: createDraft({ loaded, write: device.write, ...(device.delay && { delay: device.delay }) }),
      loaded
    })
  }

  async function takeOver(): Promise<number> {
    const open = $state.get()
    if (open.state !== 'open') return 0
    const { draft } = open
    await draft.flush()
    const theirs = await device.read()
    // A device that refuses our words holds an older version than the screen: nothing to take from it.
    if (!theirs || draft.$state.get().state !== 'saved') return 0
    const { version, kept } = device.merge(draft.base(), draft.current(), theirs)
    screen?.show(version.doc)
    $title.set(version.title)
    draft.rebase(version, theirs)
    $elsewhere.set('nothing')
    if (kept > 0) onKept(kept)
    return kept
  }

  /** The watched row may be older than our last write: only the committed row, read with no write under way, counts. */
  async function compare(draft: Draft<Doc>): Promise<void> {
    await draft.flush()
    const theirs = await device.read()
    if (isClosed || draft.$state.get().state !== 'saved') return
    if (!theirs) return $elsewhere.set('deleted')
    if (isSame(theirs, draft.base())) {
      if ($elsewhere.get() === 'deleted') $elsewhere.set('nothing')
      return
    }
    $elsewhere.set('changed')
    if (screen?.hasFocus() === false) await takeOver()
  }

  /** The workspace may close meanwhile; whatever opens next is looked at anew. */
  const later = (error: unknown): void => log('An open text could not be compared with the device', error)

  const stop = device.watch.subscribe(remote => {
    const open = $state.get()
    if (open.state === 'open') {
      if (remote.state !== 'ready') return
      const differs = !remote.value || !isSame(remote.value, open.draft.base())
      if (differs || $elsewhere.get() === 'deleted') compare(open.draft).catch(later)
    } else if (remote.state === 'ready' && remote.value) begin(remote.value)
    else if (remote.state === 'ready') $state.set({ state: 'missing' })
    else if (remote.state === 'failed') $state.set({ state: 'failed', error: remote.error })
  })

  return {
    $state,
    $elsewhere,
    $title,
    attach: next => {
      screen = next
    },
    retitle: title => {
      $title.set(title)
      const open = $state.get()
      if (open.state === 'open') open.draft.changeTitle(title)
    },
    takeOver,
    close: async () => {
      const open = $state.get()
      if (open.state === 'open') {
        await open.draft.flush()
        const ended = open.draft.$state.get()
        if (ended.state === 'failed') throw ended.error
      }
      isClosed = true
      stop()
    }
  }
}
