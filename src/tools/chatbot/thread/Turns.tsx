import { memo, type ReactNode } from 'react'
import type { Turn } from '#contract/entities.ts'
import type { Conversation } from '#data/read/chat/threads.ts'
import type { Step } from '#domain/chat/branch.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { withCare } from '#tools/chatbot/care/care.store.ts'
import { Branches } from '#tools/chatbot/thread/Branches.tsx'
import { StudentTurn } from '#tools/chatbot/thread/StudentTurn.tsx'
import { askAgain, say, turnTo } from '#tools/chatbot/thread/thread-acts.ts'
import { TutorTurn } from '#tools/chatbot/thread/TutorTurn.tsx'

export interface TurnsProps {
  readonly conversation: Conversation
  readonly steps: readonly Step<Turn>[]
  readonly isBusy: boolean
  /** A button was pressed that goes away with it. */
  readonly onAct: () => void
}

/** What was said, by turns; not drawn again while an answer grows below. */
export const Turns = memo(AllTurns)

function AllTurns({ conversation, steps, isBusy, onAct }: TurnsProps): ReactNode {
  const { thread, turns } = conversation
  return steps.map(({ turn, siblings }) => {
    const { id, parentId } = turn
    const branches = <Branches id={id} siblings={siblings} onTurn={to => void turnTo(conversation, to)} />
    if (turn.role === 'student')
      return (
        <StudentTurn
          key={id}
          turn={turn}
          isBusy={isBusy}
          branches={branches}
          onEdit={text => {
            onAct()
            void tryOrNotify(async () => {
              await withCare(text, (mode = thread.mode) => say({ ...thread, mode }, text, parentId))
            })
          }}
        />
      )
    return (
      <TutorTurn
        key={id}
        turn={turn}
        isBusy={isBusy}
        branches={branches}
        question={turns.find(one => one.id === parentId)?.text ?? ''}
        onHeading={heading => {
          onAct()
          void tryOrNotify(() =>
            say(thread, m.chat_heading_ask({ heading: heading.heading || heading.title }), id, heading)
          )
        }}
        onQuoted={() => parentId !== null && askAgain(thread, { id: parentId }, { quoted: true })}
        onAgain={() => parentId !== null && askAgain(thread, { id: parentId })}
      />
    )
  })
}
