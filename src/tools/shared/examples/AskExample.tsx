import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'

export function AskExample(): ReactNode {
  return (
    <>
      <strong>{m.begin_ask_question()}</strong>
      <p>{m.begin_ask_answer()}</p>
      <small>{m.begin_ask_from()}</small>
    </>
  )
}
