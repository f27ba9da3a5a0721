import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { writeAgain } from '#data/marks/own-attempt.ts'
import { liveScript, type Script, type ScriptPart } from '#data/marks/script.ts'
import { wordDiff } from '#domain/marks/word-diff.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { attempt as tell } from '#stores/attempt.ts'
import { openTool } from '#stores/route.ts'
import { outOfWords } from '#tools/answer-reviewer/mark-words.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { TextField } from '#ui/TextField.tsx'

interface AgainProps {
  readonly script: Script
  readonly one: ScriptPart
}

/** The answer written a second time and marked anew. The first stays as it is. */
export function Again({ script, one }: AgainProps): ReactNode {
  const [text, write] = useState(one.text)
  const isChanged = text.trim() !== '' && text.trim() !== one.text.trim()
  const send = (): Promise<void> =>
    tell(async () => {
      const attempt = await writeAgain(script, one, text)
      openTool('answer-reviewer', { attempt })
    })
  return (
    <Disclosure title={m.reviewer_again()}>
      <TextField
        label={m.reviewer_again_text()}
        hint={m.reviewer_again_hint()}
        rows={8}
        value={text}
        onChange={write}
        maxLength={SIZES.answerText}
      />
      <p>
        <Button isDisabled={!isChanged} onPress={() => void send()}>
          {m.reviewer_again_act()}
        </Button>
      </p>
    </Disclosure>
  )
}

/** What this version changed of the one before it, with the marks of both. */
export function WhatChanged({ script, one }: AgainProps): ReactNode {
  const [$before] = useState(() => liveScript(script.attempt.retryOf ?? ''))
  const before = valueOr(useStore($before), null)
  const was = before?.parts.find(({ key, question, part }) => {
    const isSamePart = part.text === one.part.text && part.label === one.part.label
    return key === one.key || (question.key === one.question.key && isSamePart)
  })
  if (!was) return null
  return (
    <section className="rv-diff" aria-label={m.reviewer_changed()}>
      <h3>{m.reviewer_changed()}</h3>
      {was.mark && <p className="hint">{m.reviewer_before({ mark: outOfWords(was.mark) })}</p>}
      <p className="rv-answer" dir="auto">
        {wordDiff(was.text, one.text).map(({ text, kind }, at) =>
          kind === 'same' ? (
            <span key={at}>{text}</span>
          ) : kind === 'added' ? (
            <ins key={at}>{text}</ins>
          ) : (
            <del key={at}>{text}</del>
          )
        )}
      </p>
    </section>
  )
}
