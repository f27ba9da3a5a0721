import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { trueNow } from '#data/backend/server-clock.ts'
import { SIZES } from '#config/sizes.ts'
import { compareTyped } from '#domain/cards/typed-answer.ts'
import { m } from '#messages/generated/messages.js'
import { giveAnswer } from '#tools/notetaker/review/kinds/given.store.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

/** The answer is typed; Enter turns the card over. */
export function TypeHere(): ReactNode {
  const [text, setText] = useState('')
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    giveAnswer(text, trueNow())
  }
  return (
    <form className="rk-type" onSubmit={submit}>
      <TextField
        label={m.collection_review_type()}
        value={text}
        onChange={setText}
        maxLength={SIZES.cardSide}
        autoComplete="off"
        spellCheck="false"
        autoCapitalize="none"
      />
      <Button kind="act" type="submit">
        {m.collection_review_compare()}
      </Button>
    </form>
  )
}

/** What was typed beside what the card says. */
export function TypedDiff({ typed, wanted }: { readonly typed: string; readonly wanted: string }): ReactNode {
  if (typed.trim() === '') return <p className="hint">{m.collection_review_empty()}</p>
  const { isRight, isNear, parts } = compareTyped(typed, wanted)
  if (isRight) return <p className="rk-right">{m.collection_review_typed_right()}</p>
  const diff = (
    <p className="rk-diff" dir="auto">
      <span className="hidden-text">{m.collection_review_typed()}: </span>
      {parts.map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{text}</span>
        ) : kind === 'missing' ? (
          <ins key={index} aria-label={m.collection_review_missing({ text })}>
            {text}
          </ins>
        ) : (
          <del key={index} aria-label={m.collection_review_extra({ text })}>
            {text}
          </del>
        )
      )}
    </p>
  )
  if (!isNear) return diff
  return (
    <>
      <p className="rk-right">{m.collection_review_typed_near()}</p>
      {diff}
    </>
  )
}
