import type { ReadableAtom } from 'nanostores'
import { type GraphDoc, isBlankGraph } from '#contract/graph.ts'
import { $workspace, studentId } from '#data/read/workspace.ts'
import { remove } from '#data/write/write.ts'
import { AppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import type { Draft } from '#tools/shared/saving/draft.ts'
import { type GraphVersion, graphDevice } from '#tools/shared/saving/graph-device.ts'
import { type OpenState, openWords, type RemoteChange } from '#tools/shared/saving/open-words.ts'
import { guardUntilSaved } from '#tools/shared/saving/recover.ts'
import { whileTyped } from '#tools/shared/saving/while-typed.ts'

export interface GraphSession {
  readonly id: string
  readonly $state: ReadableAtom<OpenState<GraphDoc>>
  readonly $elsewhere: ReadableAtom<RemoteChange>
  readonly $title: ReadableAtom<string>
  /** What is typed is safe when this returns; what is moved or slid is written soon. */
  readonly change: (doc: GraphDoc, isTyped: boolean) => void
  readonly retitle: (title: string) => void
  /** Brings it back after it was deleted elsewhere. */
  readonly keep: () => Promise<void>
  /** Resolves when all of it is on the disk. */
  readonly flush: () => Promise<void>
  readonly leave: () => void
}

interface Opened {
  /** Its row comes with the first line or name. */
  readonly isNew: boolean
  readonly show: (doc: GraphDoc) => void
  /** It has something to keep now, and so an address. */
  readonly onMade: () => void
}

const isBlank = ({ title, doc }: GraphVersion): boolean => title.trim() === '' && isBlankGraph(doc)

/** One open graph, kept as it is edited; what other tabs and devices write comes in by itself. */
export function openSession(id: string, { isNew, show, onMade }: Opened): GraphSession {
  const onKept = (): void => void notify({ text: m.graph_elsewhere_both(), stays: true })
  const device = graphDevice(id, { isNew, onKept })
  /** Whose graph it is, whoever has signed in by then. */
  let userId: string | null = null
  let isMade = !isNew
  const write = async (mine: GraphVersion, base: GraphVersion): Promise<void> => {
    if (studentId() !== userId) throw new AppError('unauthorised', 'Another workspace is open')
    await device.write(mine, base)
  }
  const open = openWords({ ...device, write }, onKept)
  open.attach({ show, hasFocus: () => false })
  const draft = (): Draft<GraphDoc> | null => {
    const state = open.$state.get()
    return state.state === 'open' ? state.draft : null
  }
  const stopShowing = open.$state.subscribe(state => {
    if (state.state !== 'open') return
    userId = $workspace.get()
    show(state.loaded.doc)
  })
  const secure = (): void => {
    const now = draft()
    if (now) guardUntilSaved({ id, graph: true }, now, userId)
  }
  const flush = (): Promise<void> => draft()?.flush() ?? Promise.resolve()
  const stopTyping = whileTyped({
    secure,
    flush: () => void flush(),
    isSaved: () => (draft()?.$state.get().state ?? 'saved') === 'saved'
  })

  /** Whether there is something to keep: a plane that was only moved is no graph yet. */
  function make(version: GraphVersion): boolean {
    if (isMade || isBlank(version)) return isMade
    isMade = true
    onMade()
    return true
  }

  async function leave(): Promise<void> {
    stopTyping()
    stopShowing()
    const last = draft()
    try {
      await open.close()
      if (isNew && isMade && last && isBlank(last.current())) await remove('graphs', id)
    } catch (error) {
      // Nobody listens to the page's end for this graph any more.
      secure()
      throw error
    }
  }

  return {
    id,
    $state: open.$state,
    $elsewhere: open.$elsewhere,
    $title: open.$title,
    change: (doc, isTyped) => {
      if (!make({ title: open.$title.get(), doc })) return
      draft()?.changeDoc(() => doc)
      if (isTyped) secure()
    },
    retitle: title => {
      const now = draft()
      if (!now || !make({ title, doc: now.current().doc })) return
      open.retitle(title)
      secure()
    },
    keep: () =>
      tryOrNotify(async () => {
        const now = draft()
        // To write a row that is deleted brings it back, changed or not.
        if (now) await write(now.current(), now.base())
      }),
    flush,
    leave: () => void tryOrNotify(leave)
  }
}
