import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { readWhat } from '#domain/clock/read-what.ts'
import { m } from '#messages/generated/messages.js'
import { SIZES } from '#config/sizes.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { $clockSettings, isLength, LENGTHS } from '#tools/shared/study/clock-settings.store.ts'
import { startStudySession } from '#tools/shared/study/study-session.store.ts'
import { firstTerms } from '#tools/shared/study/terms.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

interface Props {
  readonly subjects: readonly { readonly id: string; readonly name: string }[]
}

/** What is in no plan, in the student's words; a length in them makes it a countdown. */
export function SomethingElse({ subjects }: Props): ReactNode {
  const settings = useStore($clockSettings)
  const [line, setLine] = useState('')
  const [error, setError] = useState<string>()
  const start = (): void => {
    const { title, minutes, subjectId } = readWhat(line, subjects)
    if (minutes !== null && !isLength('countdown', minutes)) {
      const [least, most] = LENGTHS.countdown
      setError(m.zone_length_wrong({ least, most }))
      return
    }
    const name = title || (subjects.find(({ id }) => id === subjectId)?.name ?? m.zone_untitled())
    const of = { tool: 'study-zone', subjectId, topicId: null, refKind: null, refId: null, blockId: null }
    const terms = firstTerms(settings, minutes, minutes === null ? settings.mode : 'countdown')
    void tryOnceOrNotify('clock start', () => startStudySession({ ...of, title: name }, minutes, terms))
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
        hint={m.zone_else_example()}
        error={error}
        onChange={text => {
          setLine(text)
          setError(undefined)
        }}
      />
      <Button type="submit">{m.zone_start()}</Button>
    </form>
  )
}
