import { useStore } from '@nanostores/react'
import { useId, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { MARKS, type Mark } from '#tools/notetaker/cards-list/card-filter.ts'
import { $filter, setFilter } from '#tools/notetaker/cards-list/list.store.ts'
import { $names } from '#tools/notetaker/cards-list/names.store.ts'
import { Chips } from '#ui/choice/Chips.tsx'
import { Select } from '#ui/Select.tsx'

const WORDS: Readonly<Record<Mark, () => string>> = {
  due: m.collection_mark_due,
  week: m.collection_mark_week,
  new: m.collection_mark_new,
  leech: m.collection_mark_leech,
  flagged: m.collection_mark_flagged,
  suspended: m.collection_mark_suspended,
  double: m.collection_mark_double,
  engine: m.collection_mark_engine
}

const LONGEST = 200

/** Words, subject, topic and marks; all of it stands in the address. */
export function Filters(): ReactNode {
  const filter = useStore($filter)
  const { subjects, topics } = useStore($names)
  const id = useId()
  const own = topics.filter(({ subjectId }) => subjectId === filter.subject)
  return (
    <div className="cl-filters">
      <div className="field cl-search">
        <label htmlFor={id}>{m.collection_search()}</label>
        <input
          id={id}
          className="input"
          type="search"
          maxLength={LONGEST}
          value={filter.text}
          onChange={event => setFilter({ text: event.target.value })}
        />
      </div>
      {subjects.length > 0 && (
        <Select
          label={m.collection_subject()}
          value={filter.subject ?? ''}
          options={[
            { value: '', text: m.collection_all_subjects() },
            ...subjects.map(subject => ({ value: subject.id, text: subject.name }))
          ]}
          onChange={subject => setFilter({ subject: subject === '' ? null : subject, topic: null })}
        />
      )}
      {own.length > 0 && (
        <Select
          label={m.collection_topic()}
          value={filter.topic ?? ''}
          options={[
            { value: '', text: m.collection_all_topics() },
            ...own.map(topic => ({ value: topic.id, text: topic.name }))
          ]}
          onChange={topic => setFilter({ topic: topic === '' ? null : topic })}
        />
      )}
      <Chips
        label={m.collection_filters()}
        chips={MARKS.map(mark => ({ id: mark, title: WORDS[mark]() }))}
        selected={filter.marks}
        onChange={marks => setFilter({ marks })}
      />
    </div>
  )
}
