import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Passage } from '#contract/engine-ask.ts'
import type { Turn } from '#contract/entities.ts'
import { $ground } from '#data/chat/ground.ts'
import { liveConversation, type Conversation } from '#data/chat/threads.ts'
import { piecesOf } from '#data/chat/turn-text.ts'
import { liveUnderWay, takeOverCut } from '#data/chat/under-way.ts'
import { branchOf } from '#domain/chat/branch.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { href } from '#stores/route.ts'
import { BesideNote } from '#tools/chatbot/answer/BesideNote.tsx'
import { showBeside } from '#tools/chatbot/answer/beside.store.ts'
import { SourcesContext, useCitedSources } from '#tools/chatbot/answer/sources.ts'
import { Composer } from '#tools/chatbot/compose/Composer.tsx'
import { ModeChips } from '#tools/chatbot/compose/ModeChips.tsx'
import { ScopeChips } from '#tools/chatbot/compose/ScopeChips.tsx'
import { scopeWords } from '#tools/chatbot/compose/scope-words.ts'
import { ThreadMenu } from '#tools/chatbot/start/ThreadMenu.tsx'
import { isByItems, useOffered } from '#tools/chatbot/compose/offered.ts'
import { DialogueButtons } from '#tools/chatbot/dialogue/DialogueButtons.tsx'
import { dialogueIn } from '#tools/chatbot/dialogue/dialogue-turn.ts'
import { answeringIn } from '#tools/chatbot/thread/answering.ts'
import { useFollow } from '#tools/chatbot/thread/follow.ts'
import { askAgain, say, setMode, setScope } from '#tools/chatbot/thread/thread-acts.ts'
import { Turns } from '#tools/chatbot/thread/Turns.tsx'
import { Looking, Writing } from '#tools/chatbot/thread/Writing.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { SplitView } from '#ui/page/SplitView.tsx'
import { Empty } from '#ui/state/Empty.tsx'

/** Turns drawn at first: a long conversation opens at its end. */
const SHOWN = 40

function passagesOf(turn: Turn | undefined): Passage[] {
  if (turn?.role !== 'tutor') return []
  return piecesOf(turn).pieces.flatMap(piece => (piece.kind === 'refused' ? [] : piece.passages))
}

function Opened({ conversation }: { readonly conversation: Conversation }): ReactNode {
  const { thread, turns } = conversation
  const { id } = thread
  const [shown, setShown] = useState(SHOWN)
  const answering = answeringIn(id)
  const own = useStore(answering.$now)
  const isBusyHere = useStore(answering.$isBusy)
  const fault = useStore(answering.$fault)
  const [$elsewhere] = useState(() => liveUnderWay(id))
  const elsewhere = valueOr(useStore($elsewhere), null)
  const steps = branchOf(turns, thread.tipId)
  const visible = steps.slice(-shown)
  const last = steps.at(-1)?.turn
  const now = [own, elsewhere].find(one => one !== null && turns.every(turn => turn.id !== one.id)) ?? null
  const isBusy = isBusyHere || (now !== null && own === null)
  const passages = visible.flatMap(({ turn }) => passagesOf(turn))
  const coming = now?.pieces.flatMap(piece => (piece.kind === 'refused' ? [] : piece.passages)) ?? []
  const sources = useCitedSources([...new Set([...passages, ...coming].map(({ sourceId }) => sourceId))])
  const able = useOffered()
  const ground = valueOr(useStore($ground), null)
  const round = last?.role === 'tutor' ? dialogueIn(last) : null
  // The note beside would give the next answer away.
  const isAsked = round?.now?.phase === 'waiting'
  const quoted = passagesOf(steps.findLast(({ turn }) => passagesOf(turn).length > 0)?.turn)
  useEffect(() => {
    if (isAsked) showBeside(null)
  }, [isAsked])
  const list = useRef<HTMLDivElement>(null)
  useFollow(list)
  useEffect(() => {
    const closed = new AbortController()
    void attempt(() => takeOverCut(id, closed.signal))
    return () => closed.abort()
  }, [id])
  useEffect(() => () => showBeside(null), [])
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
        <SplitView
          label={m.chat_beside()}
          beside={<BesideNote first={isAsked ? null : (coming[0] ?? quoted[0] ?? null)} />}
        >
          <div ref={list}>
            {steps.length > shown && (
              <p>
                <Button kind="quiet" onPress={() => setShown(shown + SHOWN)}>
                  {m.chat_earlier({ count: steps.length - shown })}
                </Button>
              </p>
            )}
            <Turns conversation={conversation} steps={visible} isBusy={isBusy} />
            {now && <Writing now={now} />}
            {!now && isBusy && <Looking />}
            {fault !== null && !isBusy && (
              <p className="error" role="alert">
                {fault}
              </p>
            )}
            {last?.role === 'student' && !isBusy && (
              <p className="cb-row">
                <span className="cb-small">{m.chat_unanswered()}</span>
                <Button onPress={() => askAgain(thread, last)}>{m.chat_answer_now()}</Button>
              </p>
            )}
          </div>
          <Composer
            id={id}
            label={
              round?.now
                ? m.chat_round_answer()
                : isByItems(thread.mode, able)
                  ? m.chat_round_topic()
                  : m.chat_ask_next()
            }
            isBusy={isBusy}
            {...(round?.now && { send: m.chat_round_send() })}
            above={
              round &&
              !isBusy && (
                <DialogueButtons
                  state={round}
                  onEvent={(event, words) => void attempt(() => say(thread, words, last?.id ?? null, event))}
                />
              )
            }
            {...(isBusyHere && { onStop: answering.stop })}
            onSend={(text, mode = thread.mode) => say({ ...thread, mode }, text, last?.id ?? null)}
          >
            <ScopeChips scope={thread.scope} onChange={scope => void setScope(thread, scope)} />
          </Composer>
        </SplitView>
      </PageFrame>
    </SourcesContext>
  )
}

/** One conversation with the notes: what was asked, what they say, and where. */
export function ThreadPage({ id }: { readonly id: string }): ReactNode {
  const $conversation = useMemo(() => liveConversation(id), [id])
  const conversation = useStore($conversation)
  return (
    <RemoteView
      remote={conversation}
      loading={m.chat_opening()}
      failed={m.chat_failed()}
      isEmpty={value => value === null}
      empty={
        <PageFrame title={m.chat_missing_title()}>
          <Empty title={m.chat_missing()} action={<a href={href('chatbot')}>{m.chat_all()}</a>} />
        </PageFrame>
      }
    >
      {value => value && <Opened conversation={value} />}
    </RemoteView>
  )
}
