import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { $notes } from '#data/write/notes/notes.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { cardAt } from '#tools/notetaker/lecture/cards/said.store.ts'
import { makeNote } from '#tools/notetaker/lecture/transcript/make-note.ts'
import { secondWords } from '#tools/notetaker/lecture/words.ts'
import { Button } from '#ui/Button.tsx'

export interface NoteOfProps {
  readonly recording: Recording
  readonly lines: readonly Said[]
  /** The second that is heard. */
  readonly at: number
}

/** On from the text: a note of it, from which cards and a quiz are made as from any other. */
export function NoteOf({ recording, lines, at }: NoteOfProps): ReactNode {
  const note = valueOr(useStore($notes), []).find(({ id }) => id === recording.noteId)
  return (
    <div className="tr-acts">
      <Button onPress={() => void makeNote(recording, lines)}>
        {note ? m.transcript_note_again() : m.transcript_note()}
      </Button>
      <Button onPress={() => void cardAt(recording.id, at)}>{m.lecture_card_now({ time: secondWords(at) })}</Button>
      {note ? (
        <a href={href('notetaker', { note: note.id })}>{m.transcript_note_open()}</a>
      ) : (
        <span>{m.transcript_note_why()}</span>
      )}
    </div>
  )
}
