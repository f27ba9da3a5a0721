import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $questions } from '#data/read/papers/papers.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { draftOf } from '#tools/paper-maker/own/own.store.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'

const SHOWN = 8

export function OwnList(): ReactNode {
  const questions = useStore($questions)
  return (
    <>
      <RemoteView
        remote={questions}
        loading={m.paper_list_loading()}
        failed={m.paper_list_failed()}
        isEmpty={list => list.length === 0}
        empty={<p className="hint">{m.paper_own_empty()}</p>}
      >
        {list => (
          <ul className="pp-papers">
            {list.slice(0, SHOWN).map(question => (
              <li key={question.id}>
                <a href={href('paper-maker', { own: question.id })}>
                  {draftOf(question).part.text.slice(0, 80) || m.paper_own_unnamed()}
                </a>
                <span>[{question.marks}]</span>
              </li>
            ))}
            {list.length > SHOWN && <li>{m.paper_own_more({ count: list.length - SHOWN })}</li>}
          </ul>
        )}
      </RemoteView>
      <p className="row">
        <a href={href('paper-maker', { own: 'new' })}>{m.paper_own_write()}</a>
        <a href={href('paper-maker', { own: 'paste' })}>{m.paper_own_paste()}</a>
      </p>
    </>
  )
}
