import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { moveCards } from '#tools/notetaker/cards-list/move.store.ts'
import { $names } from '#tools/notetaker/cards-list/names.store.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface IdsProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** Another subject and topic for the chosen cards. */
export function MoveDialog({ ids, onClose }: IdsProps): ReactNode {
  const { subjects, topics } = useStore($names)
  const [subject, setSubject] = useState('')
  const [topic, setTopic] = useState('')
  const [newTopic, setNewTopic] = useState('')
  const own = topics.filter(({ subjectId }) => subjectId === subject)
  const move = (): void => {
    const place = { subjectId: subject === '' ? null : subject, topicId: topic === '' ? null : topic, newTopic }
    void tryOrNotify(() => moveCards(ids, place))
    onClose()
  }
  return (
    <Dialog
      title={m.collection_move_title({ count: ids.length })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{m.collection_move_cancel()}</Button>
          <Button onPress={move}>{m.collection_move_save()}</Button>
        </>
      }
    >
      <Select
        label={m.collection_subject()}
        value={subject}
        options={[
          { value: '', text: m.collection_move_none() },
          ...subjects.map(({ id, name }) => ({ value: id, text: name }))
        ]}
        onChange={next => {
          setSubject(next)
          setTopic('')
        }}
      />
      {subject !== '' && (
        <>
          <Select
            label={m.collection_topic()}
            value={topic}
            options={[
              { value: '', text: m.collection_move_topic_none() },
              ...own.map(({ id, name }) => ({ value: id, text: name }))
            ]}
            onChange={setTopic}
          />
          <TextField
            label={m.collection_move_new_topic()}
            hint={m.collection_move_new_hint()}
            maxLength={SIZES.title}
            value={newTopic}
            onChange={setNewTopic}
          />
        </>
      )}
    </Dialog>
  )
}
