import { atom, type ReadableAtom } from 'nanostores'
import type { AskResult } from '#contract/engine/ask.ts'
import type { Thread, Turn } from '#contract/entities.ts'
import type { AskNotesOptions } from '#data/ai/ask-notes.ts'
import { isNotesOnly, notesIn } from '#data/read/chat/chat-sources.ts'
import type { UnderWay } from '#data/read/chat/turn-text.ts'
import { endUnderWay, saveUnderWay, whileAnswering } from '#data/write/chat/under-way.ts'
import { study } from '#data/ai/study.ts'
import { $workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'
import { log } from '#lib/log.ts'
import { wordsFor } from '#stores/words.ts'
import { gatherAnswer } from '#tools/chatbot/thread/gather.ts'
import { engineRun } from '#tools/shared/engine/engine-run.ts'

/** Milliseconds between two looks at an answer that is being written, and between two times it is kept. */
const PACE = { shown: 50, kept: 400 }

/** Runs `work` now, and from then on at most once in `pace`; what it last missed it runs at the end of that time. */
function paced(pace: number, work: () => void): { readonly soon: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isMissed = false
  const soon = (): void => {
    if (timer !== undefined) {
      isMissed = true
      return
    }
    work()
    isMissed = false
    timer = setTimeout(() => {
      timer = undefined
      if (isMissed) soon()
    }, pace)
  }
  return { soon, end: () => clearTimeout(timer) }
}

export interface Answering {
  /** The answer that this tab had written last. It stays until its row is seen, so that nothing flickers. */
  readonly $now: ReadableAtom<UnderWay | null>
  readonly $isBusy: ReadableAtom<boolean>
  /** Why the last one brought nothing. */
  readonly $fault: ReadableAtom<string | null>
  /** The question that waits for the student to let it go to the model. */
  readonly $waits: ReadableAtom<string | null>
  readonly wait: (turnId: string) => void
  /** Has a question answered; resolves when the answer is a turn. */
  readonly answer: (thread: Thread, question: Turn, options?: AskNotesOptions) => Promise<void>
  readonly stop: () => void
  /** Whatever else brings an answer; why it brought none is in `$fault`. */
  readonly hold: (work: () => Promise<void>) => Promise<void>
}

function answeringFor(threadId: string): Answering {
  const $now = atom<UnderWay | null>(null)
  const $fault = atom<string | null>(null)
  const $isBusy = atom(false)
  const $waits = atom<string | null>(null)
  const run = engineRun<AskResult>()

  async function write(thread: Thread, question: Turn, options: AskNotesOptions): Promise<void> {
    const { id: parentId, text, mode } = question
    let now: UnderWay = {
      id: newId(),
      threadId,
      parentId,
      mode,
      engine: null,
      pieces: [],
      words: '',
      extras: {
        v: 1,
        ...(options.besides && { again: true }),
        ...(thread.scope.kind === 'none' && { without: true })
      }
    }
    const shown = paced(PACE.shown, () => $now.set(now))
    const kept = paced(PACE.kept, () => {
      saveUnderWay(now).catch((error: unknown) => log('chat answer', error))
    })
    const tell = (next: UnderWay): void => {
      now = next
      shown.soon()
      kept.soon()
    }
    tell(now)
    await run.start(async work => {
      const scope = await notesIn(thread.scope)
      return gatherAnswer(
        study.ask(
          text,
          { mode: isNotesOnly(thread.scope) ? 'notes' : 'notes and own knowledge', ...scope, ...options },
          work
        ),
        now,
        tell
      )
    })
    shown.end()
    kept.end()
    const end = run.$run.get()
    if (end.state === 'failed' && now.pieces.length === 0) $fault.set(wordsFor(end.error))
    try {
      const status = end.state === 'ready' ? 'whole' : end.state === 'failed' ? 'cut' : 'stopped'
      $now.set((await endUnderWay(now, status)) ? now : null)
    } catch (error) {
      // `data` goes on trying to store it; what came stays on the screen.
      $fault.set(wordsFor(error))
      $now.set(now)
    }
  }

  return {
    $now,
    $isBusy,
    $fault,
    $waits,
    wait: turnId => $waits.set(turnId),
    answer: (thread, question, options = {}) => whileAnswering(threadId, () => write(thread, question, options)),
    stop: run.stop,
    hold: async work => {
      $fault.set(null)
      $waits.set(null)
      $isBusy.set(true)
      try {
        await work()
      } catch (error) {
        $fault.set(wordsFor(error))
      }
      $isBusy.set(false)
    }
  }
}

const all = new Map<string, Answering>()
$workspace.listen(() => {
  for (const one of all.values()) one.stop()
  all.clear()
})

/** Goes on while the student looks at another conversation or room. */
export function answeringIn(threadId: string): Answering {
  const one = all.get(threadId) ?? answeringFor(threadId)
  all.set(threadId, one)
  return one
}
