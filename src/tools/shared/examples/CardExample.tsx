import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'

export function CardExample(): ReactNode {
  return (
    <>
      <strong>{m.begin_card_front()}</strong>
      <hr />
      <p>{m.begin_card_back()}</p>
      <small>{m.begin_card_from()}</small>
    </>
  )
}
