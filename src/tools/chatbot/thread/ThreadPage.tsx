import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import { liveConversation } from '#data/read/chat/threads.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { OpenThread } from '#tools/chatbot/thread/OpenThread.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Empty } from '#ui/state/Empty.tsx'

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
      {value => value && <OpenThread conversation={value} />}
    </RemoteView>
  )
}
