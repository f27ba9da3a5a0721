import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode, type RefObject } from 'react'
import { lecturesOfNote } from '#data/read/lectures/heard.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { Hear } from '#tools/notetaker/lecture/hear/Hear.tsx'
import { useLineAtCursor } from '#tools/notetaker/lecture/hear/line-at-cursor.ts'
import { titleOf } from '#tools/notetaker/lecture/words.ts'

export interface FromLectureProps {
  readonly noteId: string
  readonly column: RefObject<HTMLElement | null>
}

/** Under a note the lectures that it was made of, and over its lower edge the line of the cursor, to be heard. */
export function FromLecture({ noteId, column }: FromLectureProps): ReactNode {
  const $lectures = useMemo(() => lecturesOfNote(noteId), [noteId])
  const lectures = valueOr(useStore($lectures), [])
  const line = useLineAtCursor(column, lectures.length > 0)
  if (lectures.length === 0) return null
  return (
    <>
      {line && (
        <div className="linked-line">
          <Hear noteId={noteId} place={{ blockId: line.blockId, start: 0, end: 0 }} quote={line.quote} />
        </div>
      )}
      <section className="linked-notes" aria-label={m.hear_note()}>
        <div>
          <h3>{m.hear_from()}</h3>
          <ul>
            {lectures.map(recording => (
              <li key={recording.id}>
                <a href={href('notetaker', { recording: recording.id })}>{titleOf(recording)}</a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
