import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { Continue } from '#tools/main/Continue.tsx'
import { Due } from '#tools/main/Due.tsx'
import { Exams } from '#tools/main/Exams.tsx'
import { FirstNote } from '#tools/main/FirstNote.tsx'
import { $today } from '#tools/main/main.store.ts'
import { SampleHint } from '#tools/main/SampleHint.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import '#styles/main.css'

/** Today: what is due, where the student left off, and how far the exams are. */
export function Main(): ReactNode {
  const today = useStore($today)
  if (today.state === 'failed')
    return (
      <Sheet title={m.main_failed_title()}>
        <p className="lead">{wordsFor(today.error)}</p>
      </Sheet>
    )
  if (today.state !== 'ready') return null
  const { due, notes, exams, hasSubjects } = today.value
  const isEmpty = notes.length === 0 && due.total === 0
  return (
    <>
      {isEmpty ? <FirstNote /> : <Due due={due} />}
      {notes.length > 0 && <Continue notes={notes} />}
      {(hasSubjects || !isEmpty) && <Exams exams={exams} no={notes.length > 0 ? '3' : '2'} />}
      <SampleHint />
    </>
  )
}
