import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { $chatSources } from '#data/read/chat/chat-sources.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { $place } from '#tools/chatbot/chat.store.ts'
import { Composer } from '#tools/chatbot/compose/Composer.tsx'
import { ModeChips } from '#tools/chatbot/compose/ModeChips.tsx'
import { isByItems, useOffered } from '#tools/chatbot/care/offered.ts'
import { ScopeChips } from '#tools/chatbot/compose/ScopeChips.tsx'
import { EngineFacts } from '#tools/chatbot/start/EngineFacts.tsx'
import { $beginning, ask, begin, beginAbout } from '#tools/chatbot/start/start.store.ts'
import { ThreadList } from '#tools/chatbot/start/ThreadList.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { PageFrame, Section, SidePart } from '#ui/page/PageFrame.tsx'
import { Begin } from '#ui/state/Begin.tsx'
import { AskExample } from '#tools/shared/examples/AskExample.tsx'

/** Before the first question: what may be asked, and the conversations there are. */
export function Start(): ReactNode {
  const { about } = useStore($place)
  const ground = useStore($chatSources)
  const { scope, mode } = useStore($beginning)
  const able = useOffered()
  const isReady = ground.state === 'ready'
  useEffect(() => {
    if (isReady) void beginAbout(about)
  }, [about, isReady])
  return (
    <PageFrame
      title={m.chat_title()}
      tools={<ModeChips mode={mode} onChange={next => begin({ mode: next })} />}
      side={
        <SidePart title={m.chat_engine_title()}>
          <EngineFacts />
        </SidePart>
      }
    >
      <RemoteView
        remote={ground}
        loading={m.chat_opening()}
        failed={m.chat_failed()}
        isEmpty={({ notes }) => notes.every(note => note.isBlank)}
        empty={
          <Begin
            title={m.begin_ask()}
            label={m.begin_ask_label()}
            example={<AskExample />}
            acts={
              <a className="act ink" href={href('notetaker', { note: 'new' })}>
                {m.begin_note()}
              </a>
            }
          >
            {m.begin_ask_why()}
          </Begin>
        }
      >
        {() => (
          <Composer id="new" label={isByItems(mode, able) ? m.chat_round_topic() : m.chat_ask_first()} onSend={ask}>
            <ScopeChips scope={scope} onChange={next => begin({ scope: next })} />
          </Composer>
        )}
      </RemoteView>
      <Section title={m.chat_yours()}>
        <ThreadList />
      </Section>
    </PageFrame>
  )
}
