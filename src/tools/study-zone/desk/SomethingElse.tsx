import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { SIZES } from '#config/sizes.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { $clockLine, $clockSettings, LENGTHS } from '#tools/shared/study/clock-settings.store.ts'
import { fullHint } from '#tools/shared/study/full-hint.ts'
import { spokenClock, spokenWords } from '#tools/shared/study/spoken-clock.ts'
import { startStudySession } from '#tools/shared/study/study-session.store.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

interface Props {
  readonly subjects: readonly { readonly id: string; readonly name: string }[]
}

/** What is in no plan, in the student's words; a length in them makes it a countdown. */
export function SomethingElse({ subjects }: Props): ReactNode {
  const settings = useStore($clockSettings)
  const line = useStore($clockLine)
  const spoken = spokenClock(line, subjects, settings)
  const isRead = line.trim() !== '' && spoken.fault === null
  const [error, setError] = useState<string>()
  const start = (): void => {
    const { what, terms, fault } = spoken
    if (fault !== null) {
      const [least, most] = LENGTHS[fault]
      setError(m.zone_minutes_wrong({ least, most }))
      return
    }
    void tryOnceOrNotify('clock start', async () => {
      await startStudySession(what, null, terms)
      $clockLine.set('')
    })
  }
  return (
    <form
      className="zn-or"
      onSubmit={event => {
        event.preventDefault()
        start()
      }}
    >
      <TextField
        label={m.zone_else()}
        value={line}
        maxLength={SIZES.title}
        hint={
          fullHint(line) ??
          (isRead ? m.zone_else_reads({ read: spokenWords(spoken, subjects) }) : m.zone_else_example())
        }
        error={error}
        onChange={text => {
          $clockLine.set(text)
          setError(undefined)
        }}
      />
      <Button type="submit">{m.zone_start()}</Button>
    </form>
  )
}
