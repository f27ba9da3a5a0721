import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { useStore } from '@nanostores/react'
import type { Now } from '#data/read/plan/world-of.ts'
import { MOST_CHARACTERS, quickAdd, type QuickAdd as Read } from '#domain/plan/text/quick-add.ts'
import type { KnownSubject } from '#domain/plan/text/subject.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { addQuick } from '#tools/planner/actions.ts'
import { $quickLine, $quickMend, NO_MEND, type QuickMend } from '#tools/planner/planner.store.ts'
import type { Mended, Part } from '#tools/planner/side/QuickPartField.tsx'
import { QuickParts } from '#tools/planner/side/QuickParts.tsx'
import css from '#tools/planner/side/quick-add.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

adoptStyles(css)

interface Props {
  readonly subjects: readonly KnownSubject[]
  readonly now: Now
}

function mended(read: Read, { fields, said }: QuickMend): Read {
  const held = (Object.keys(fields) as Part[]).filter(part => said[part] === read[part])
  return { ...read, ...(Object.fromEntries(held.map(part => [part, fields[part]])) as Mended) }
}

/** From so many signs left on it is said how many. */
const FEW_LEFT = 60

/** A date that does not exist is no "no date": the student says which it is. */
const isUnsaid = (read: Read, { fields }: QuickMend): boolean =>
  read.refused !== null && read.refused.why !== 'none' && read.on === null && !('on' in fields)

/** One line in the student's own words; what was understood stands below while it is typed. */
export function QuickAdd({ subjects, now: { today, minute } }: Props): ReactNode {
  const line = useStore($quickLine)
  const mend = useStore($quickMend)
  const said = line.trim() === '' ? null : quickAdd(line, today, subjects, minute)
  const read = said && mended(said, mend)
  const [asked, setAsked] = useState<string | null>(null)
  const left = MOST_CHARACTERS - line.length
  const add = (isSure: boolean): void => {
    if (!read) return
    if (!isSure && isUnsaid(read, mend)) {
      setAsked(line)
      return
    }
    void tryOnceOrNotify('quick add', async () => {
      await addQuick(read)
      $quickLine.set('')
      $quickMend.set(NO_MEND)
    })
  }
  return (
    <form
      className="pl-quick"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        add(false)
      }}
    >
      <TextField
        label={m.planner_quick_label()}
        value={line}
        onChange={next => $quickLine.set(next)}
        maxLength={MOST_CHARACTERS}
        hint={left <= FEW_LEFT ? m.planner_quick_left({ count: left }) : undefined}
        autoComplete="off"
      />
      {read ? (
        <QuickParts
          read={read}
          subjects={subjects}
          today={today}
          onMend={fields => {
            const before = Object.fromEntries((Object.keys(fields) as Part[]).map(part => [part, said[part]])) as Mended
            $quickMend.set({ fields: { ...mend.fields, ...fields }, said: { ...mend.said, ...before } })
          }}
        />
      ) : (
        <p className="hint">{m.planner_quick_example()}</p>
      )}
      {asked === line && read && isUnsaid(read, mend) && (
        <div role="alert">
          <p className="error">{m.planner_quick_ask({ date: read.refused?.words ?? '' })}</p>
          <p>
            <Button onPress={() => add(true)}>{m.planner_quick_anyway()}</Button>
          </p>
        </div>
      )}
      <p>
        <Button type="submit" isDisabled={!read}>
          {m.planner_quick_add()}
        </Button>
      </p>
    </form>
  )
}
