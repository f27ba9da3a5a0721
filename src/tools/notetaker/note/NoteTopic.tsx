import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import { liveRow } from '#data/read/live-rows.ts'
import { save } from '#data/write/write.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { TopicField } from '#tools/shared/topics/TopicField.tsx'

/** The topic of the open note; there is one to choose as soon as the note has a subject. */
export function NoteTopic({ noteId }: { readonly noteId: string }): ReactNode {
  const $note = useMemo(() => liveRow('notes', noteId), [noteId])
  const note = valueOr(useStore($note), null)
  if (!note || note.subjectId === null) return null
  return (
    <div className="subject-field">
      <TopicField
        subjectId={note.subjectId}
        topicId={note.topicId}
        none={m.topic_none()}
        onChange={topicId => save('notes', noteId, { topicId })}
      />
    </div>
  )
}
