import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { saveSecondVersion, liveSecondVersion, writeAgain, type SecondVersion } from '#data/write/marks/own-attempt.ts'
import { liveScript, type Script, type ScriptPart } from '#data/read/marks/script.ts'
import { wordDiff } from '#domain/marks/word-diff.ts'
import { newId } from '#lib/ids.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { openTool } from '#stores/route.ts'
import { useSavedTyping } from '#tools/shared/saving/saved-typing.ts'
import { outOfWords } from '#tools/shared/marks/out-of-words.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { TextField } from '#ui/TextField.tsx'

interface AgainProps {
  readonly script: Script
  readonly one: ScriptPart
}

/** The answer written a second time and marked anew. The first stays as it is. */
export function Again({ script, one }: AgainProps): ReactNode {
  const [$begun] = useState(() => liveSecondVersion(script.attempt.id, one.key))
  const begun = useStore($begun)
  if (begun.state !== 'ready') return null
  return (
    <Disclosure title={m.reviewer_again()} isOpenAtFirst={begun.value !== null}>
      <SecondVersionField script={script} one={one} begun={begun.value} />
    </Disclosure>
  )
}

function SecondVersionField({ script, one, begun }: AgainProps & { readonly begun: SecondVersion | null }): ReactNode {
  const [id] = useState(() => begun?.id ?? newId())
  const [text, write] = useState(begun?.text ?? one.text)
  const [isSending, setSending] = useState(false)
  const kept = useSavedTyping<string>(latest => saveSecondVersion(script, one, { id, text: latest }))
  const isChanged = text.trim() !== '' && text.trim() !== one.text.trim()
  const send = async (): Promise<void> => {
    setSending(true)
    await tryOrNotify(async () => {
      kept.end()
      await writeAgain(script, one, { id, text }).catch((cause: unknown) => {
        kept.goOn()
        throw cause
      })
      openTool('answer-reviewer', { attempt: id })
    })
    setSending(false)
  }
  return (
    <>
      <TextField
        label={m.reviewer_again_text()}
        hint={m.reviewer_again_hint()}
        rows={8}
        value={text}
        onChange={next => {
          write(next)
          kept.note(next)
        }}
        maxLength={SIZES.answerText}
      />
      <p>
        <Button isDisabled={!isChanged} isPending={isSending} onPress={() => void send()}>
          {m.reviewer_again_act()}
        </Button>
      </p>
    </>
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
