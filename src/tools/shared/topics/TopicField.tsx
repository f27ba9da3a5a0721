import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { makeTopic, topicsOf } from '#tools/shared/topics/topics.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface TopicFieldProps {
  readonly subjectId: string
  readonly topicId: string | null
  /** What stands for null: "No topic", or for a card "As the note". */
  readonly none: string
  readonly onChange: (topicId: string | null) => Promise<void> | void
}

const NEW = 'new'

/** The topic of a note or a card; a new one is made in place. It stands inside other forms and is none itself. */
export function TopicField({ subjectId, topicId, none, onChange }: TopicFieldProps): ReactNode {
  const $topics = useMemo(() => topicsOf(subjectId), [subjectId])
  const topics = valueOr(useStore($topics), []).toSorted((a, b) => a.position - b.position)
  const [name, setName] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const isNew = name !== null
  useEffect(() => {
    if (isNew) box.current?.querySelector('input')?.focus()
  }, [isNew])
  const choose = (id: string | null): void => void tryOrNotify(async () => onChange(id))
  const add = (): void => {
    if (name === null || name.trim() === '') return
    void tryOrNotify(async () => onChange(await makeTopic(subjectId, name)))
    setName(null)
  }
  if (name !== null)
    return (
      <div ref={box} className="new-subject">
        <TextField
          label={m.topic_name()}
          value={name}
          onChange={setName}
          maxLength={SIZES.title}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button onPress={add}>{m.topic_add()}</Button>
        <Button kind="quiet" onPress={() => setName(null)}>
          {m.topic_cancel()}
        </Button>
      </div>
    )
  const isKnown = topics.some(topic => topic.id === topicId)
  return (
    <Select
      label={m.topic_label()}
      value={isKnown && topicId !== null ? topicId : ''}
      options={[
        { value: '', text: none },
        ...topics.map(topic => ({ value: topic.id, text: topic.name })),
        { value: NEW, text: m.topic_new() }
      ]}
      onChange={value => (value === NEW ? setName('') : choose(value === '' ? null : value))}
    />
  )
}
