import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { isHeldBack } from '#contract/engine/ask.ts'
import { $chatSources } from '#data/read/chat/chat-sources.ts'
import type { Conversation } from '#data/read/chat/threads.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { href } from '#stores/route.ts'
import { BesideNote } from '#tools/chatbot/answer/BesideNote.tsx'
import { SourcesContext, useCitedSources } from '#tools/chatbot/answer/sources.ts'
import { Composer } from '#tools/chatbot/compose/Composer.tsx'
import { ModeChips } from '#tools/chatbot/compose/ModeChips.tsx'
import { isByItems, useOffered } from '#tools/chatbot/care/offered.ts'
import { ScopeChips } from '#tools/chatbot/compose/ScopeChips.tsx'
import { scopeWords } from '#tools/chatbot/compose/scope-words.ts'
import { DialogueButtons } from '#tools/chatbot/dialogue/DialogueButtons.tsx'
import { ThreadMenu } from '#tools/chatbot/thread/ThreadMenu.tsx'
import { useFollow } from '#tools/chatbot/thread/follow.ts'
import { drawnFor } from '#tools/chatbot/answer/left-at.ts'
import { askAgain, sayNext, setMode, setScope } from '#tools/chatbot/thread/thread-acts.ts'
import { Turns } from '#tools/chatbot/thread/Turns.tsx'
import { Unanswered } from '#tools/chatbot/thread/Unanswered.tsx'
import { useOpen } from '#tools/chatbot/thread/use-open.ts'
import { Looking, Writing } from '#tools/chatbot/thread/Writing.tsx'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { SplitView } from '#ui/page/SplitView.tsx'

/** Turns drawn at first: a long conversation opens at its end. */
const SHOWN = 40

/** A button that goes with what it did leaves the focus to the field where one goes on. */
function useFieldAfter(isBusy: boolean): {
  readonly place: RefObject<HTMLDivElement | null>
  readonly pressed: () => void
} {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  // After each render: the button may still stand for a moment when the work has ended.
  useEffect(() => {
    if (isBusy || !isWanted.current || document.activeElement !== document.body) return
    isWanted.current = false
    place.current?.querySelector<HTMLElement>('.cb-say textarea')?.focus({ preventScroll: true })
  })
  return {
    place,
    pressed: useCallback(() => {
      isWanted.current = true
    }, [])
  }
}

/** One conversation: its turns, what is on its way, and the field below. */
export function OpenThread({ conversation }: { readonly conversation: Conversation }): ReactNode {
  const { thread } = conversation
  const open = useOpen(conversation)
  const [shown, setShown] = useState(() =>
    drawnFor(
      open.steps.map(({ turn }) => turn.id),
      thread.id,
      SHOWN
    )
  )
  const { steps, last, now, isBusy, round } = open
  const visible = useMemo(() => steps.slice(-shown), [steps, shown])
  const sources = useCitedSources([...new Set(open.passages.map(({ sourceId }) => sourceId))])
  const able = useOffered()
  const ground = valueOr(useStore($chatSources), null)
  const { place, pressed } = useFieldAfter(isBusy)
  useFollow(place, { threadId: thread.id, said: conversation.turns.length + (now ? 1 : 0) })
  const label = isByItems(thread.mode, able)
    ? m.chat_round_topic()
    : isHeldBack(thread.mode)
      ? m.chat_ask_next()
      : m.chat_ask_first()
  return (
    <SourcesContext value={sources}>
      <PageFrame
        title={thread.title}
        facts={ground && scopeWords(thread.scope, ground)}
        tools={
          <>
            <ModeChips mode={thread.mode} onChange={mode => void setMode(thread, mode)} />
            <a href={href('chatbot')}>{m.chat_all()}</a>
            <ThreadMenu thread={thread} />
          </>
        }
      >
        <SplitView label={m.chat_beside()} beside={<BesideNote first={open.first} />}>
          <div ref={place}>
            <div>
              {steps.length > shown && (
                <p>
                  <Button kind="quiet" onPress={() => setShown(shown + SHOWN)}>
                    {m.chat_earlier({ count: steps.length - shown })}
                  </Button>
                </p>
              )}
              <Turns conversation={conversation} steps={visible} isBusy={isBusy} onAct={pressed} />
              {now && <Writing now={now} question={last?.role === 'student' ? last.text : ''} />}
              {!now && isBusy && <Looking />}
              {open.fault !== null && !isBusy && (
                <p className="error" role="alert">
                  {open.fault}
                </p>
              )}
              {open.unanswered !== null && !isBusy && (
                <Unanswered
                  onAnswer={() => {
                    pressed()
                    askAgain(thread, { id: open.unanswered ?? '' })
                  }}
                />
              )}
              <p className="hidden-text" aria-live="polite">
                {open.spoken}
              </p>
            </div>
            <Composer
              id={thread.id}
              label={
                round?.now?.phase === 'waiting' ? m.chat_round_answer() : round?.now ? m.chat_round_after() : label
              }
              isBusy={isBusy}
              {...(round?.now?.phase === 'waiting' && { send: m.chat_round_send() })}
              {...(open.isBusyHere && { onStop: open.answering.stop })}
              above={
                round && (
                  <DialogueButtons
                    state={round}
                    isBusy={isBusy}
                    onEvent={(event, words) => {
                      pressed()
                      void tryOrNotify(() => sayNext(thread, words, last?.id ?? null, event))
                    }}
                  />
                )
              }
              onSend={(text, mode = thread.mode) => sayNext({ ...thread, mode }, text, last?.id ?? null)}
            >
              <ScopeChips scope={thread.scope} onChange={scope => void setScope(thread, scope)} />
            </Composer>
          </div>
        </SplitView>
      </PageFrame>
    </SourcesContext>
  )
}
