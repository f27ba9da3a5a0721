import { atom, type ReadableAtom } from 'nanostores'
import { dropDraft, readDraft, saveChatDraft } from '#data/write/chat/drafts.ts'
import { $workspace, studentId } from '#data/read/workspace.ts'
import { onPageEnd } from '#lib/browser/page-end.ts'
import { log } from '#lib/log.ts'

/** From the last key press to the device. */
const DELAY = 120

export interface ChatDraft {
  /** Null until the device was read. */
  readonly $text: ReadableAtom<string | null>
  readonly $isKept: ReadableAtom<boolean>
  readonly type: (text: string) => void
  /** Gives the words up: they have become a turn. */
  readonly clear: () => Promise<void>
}

function draftFor(threadId: string): ChatDraft {
  const $text = atom<string | null>(null)
  const $isKept = atom(true)
  /** What this tab found or put on the device last. */
  let kept = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  readDraft(threadId).then(
    found => {
      if ($text.get() !== null) return
      kept = found
      $text.set(found)
    },
    (error: unknown) => {
      log('chat draft', error)
      $text.set('')
    }
  )
  const keep = async (): Promise<void> => {
    const text = $text.get() ?? ''
    kept = text
    try {
      await saveChatDraft(threadId, text)
      if (text === $text.get()) $isKept.set(true)
    } catch (error) {
      log('chat draft', error)
    }
  }
  // The last words before a page is left must not wait for the timer.
  if (typeof document !== 'undefined')
    onPageEnd(() => {
      if (!$isKept.get()) void keep()
    })
  return {
    $text,
    $isKept,
    type: text => {
      $text.set(text)
      $isKept.set(false)
      clearTimeout(timer)
      timer = setTimeout(() => void keep(), DELAY)
    },
    clear: async () => {
      clearTimeout(timer)
      const sent = $text.get() ?? ''
      $text.set('')
      $isKept.set(true)
      await dropDraft(threadId, [sent, kept])
    }
  }
}

const drafts = new Map<string, ChatDraft>()
$workspace.listen(() => drafts.clear())

/** What is being typed in one conversation; `new` is the one that has not begun. */
export function draftOf(threadId: string): ChatDraft {
  const key = `${studentId()} ${threadId}`
  const draft = drafts.get(key) ?? draftFor(threadId)
  drafts.set(key, draft)
  return draft
}
