import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Passage } from '#contract/engine/ask.ts'
import type { Turn } from '#contract/entities.ts'
import { engineOf } from '#data/read/chat/turn-text.ts'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { m } from '#messages/generated/messages.js'
import { openTool } from '#stores/route.ts'
import { CardsAct } from '#tools/chatbot/acts/CardsAct.tsx'
import { NoteAct } from '#tools/chatbot/acts/NoteAct.tsx'
import { report } from '#tools/chatbot/acts/report.ts'
import { TaskAct } from '#tools/chatbot/acts/TaskAct.tsx'
import { engineAlone } from '#tools/chatbot/answer/engine-words.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'

type Act = 'cards' | 'note' | 'task'

const TITLES: Readonly<Record<Act, () => string>> = {
  cards: m.chat_act_cards,
  note: m.chat_act_note,
  task: m.chat_act_task
}

export interface ActsProps {
  readonly turn: Turn
  readonly question: string
  readonly passages: readonly Passage[]
}

/** What can be made of an answer. Each is shown first, and written only when the student says so. */
export function Acts({ turn, question, passages }: ActsProps): ReactNode {
  const [act, setAct] = useState<Act | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The menu gives the focus back to its button first.
    if (act !== null) void afterPaint().then(() => title.current?.focus())
  }, [act])
  const close = (): void => {
    setAct(null)
    void afterPaint().then(() => place.current?.querySelector('button')?.focus())
  }
  const notes = [...new Set(passages.map(({ sourceId }) => sourceId))]
  const engine = engineAlone(engineOf(turn))
  return (
    <div className="cb-acts" ref={place}>
      <Menu
        label={m.chat_acts()}
        trigger={m.chat_acts()}
        className="quiet"
        entries={[
          { id: 'cards', text: m.chat_act_cards(), run: () => setAct('cards'), isDisabled: passages.length === 0 },
          { id: 'note', text: m.chat_act_note(), run: () => setAct('note'), isDisabled: turn.text.trim() === '' },
          { id: 'task', text: m.chat_act_task(), run: () => setAct('task') },
          {
            id: 'quiz',
            text: m.chat_act_quiz(),
            isDisabled: notes.length === 0,
            run: () => openTool('notetaker', { quiz: 'new', from: `note:${notes.join(',')}` })
          },
          { id: 'paper', text: m.chat_act_paper(), run: () => openTool('paper-maker') },
          { id: 'report', text: m.chat_act_report(), run: () => report({ question, answer: turn.text, engine }) }
        ]}
      />
      {act !== null && (
        <section className="cb-prop" aria-label={TITLES[act]()}>
          <h4 ref={title} tabIndex={-1}>
            {TITLES[act]()}
          </h4>
          {act === 'cards' && <CardsAct question={question} passages={passages} onDone={close} />}
          {act === 'note' && <NoteAct text={turn.text} onDone={close} />}
          {act === 'task' && (
            <TaskAct threadId={turn.threadId} question={question} noteId={notes[0] ?? null} onDone={close} />
          )}
          <p>
            <Button kind="quiet" onPress={close}>
              {m.chat_act_leave()}
            </Button>
          </p>
        </section>
      )}
    </div>
  )
}
