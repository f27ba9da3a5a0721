import { atom, type ReadableAtom } from 'nanostores'
import { SIZES } from '#config/sizes.ts'
import { bringSound, CannotBring, type BringFault } from '#data/sync/lectures/brought.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'

const MEGABYTE = 1024 * 1024
export const LECTURE_MEGABYTES = SIZES.lectureBytes / MEGABYTE

export interface Bringing {
  readonly name: string
  readonly share: number
}

const $state = atom<Bringing | null>(null)
/** The file that is brought in; one at a time. */
export const $bringing: ReadableAtom<Bringing | null> = $state

const FAULTS: Readonly<Record<BringFault, (name: string) => string>> = {
  big: name => m.lecture_bring_big({ name, size: LECTURE_MEGABYTES }),
  long: name => m.lecture_bring_long({ name }),
  unread: name => m.lecture_bring_unread({ name }),
  video: name => m.lecture_bring_video({ name }),
  unplayed: name => m.lecture_bring_unplayed({ name })
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Makes a lecture of a file and opens it; why it cannot be one is said. */
export function bring(file: File): Promise<void> {
  return tryOnceOrNotify('bring a sound', async () => {
    const { name } = file
    const title = firstSigns(name.replace(/\.[^.]{1,5}$/, ''), SIZES.title)
    $state.set({ name, share: 0 })
    addEventListener('beforeunload', warn)
    try {
      const canPlay = (mime: string): boolean => new Audio().canPlayType(mime) !== ''
      const { id, isSilent } = await bringSound(file, { title, subjectId: null }, canPlay, share =>
        $state.set({ name, share })
      )
      openTool('notetaker', { recording: id })
      if (isSilent) notify({ text: m.lecture_bring_silent({ name }) })
    } catch (error) {
      if (!(error instanceof CannotBring)) throw error
      notify({ text: FAULTS[error.fault](name) })
    } finally {
      removeEventListener('beforeunload', warn)
      $state.set(null)
    }
  })
}
