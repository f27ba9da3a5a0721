import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import type { QuizSources } from '#data/read/quiz/quiz-sources.ts'
import { MOST_NOTES } from '#tools/notetaker/quiz/start/start.store.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

/** More are found by their title: a list of all notes would hide what stands below it. */
const SHOWN = 12

interface NotePickProps {
  readonly ground: QuizSources
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

const nameOf = (title: string): string => (title.trim() === '' ? m.quiz_untitled() : title)

/** The notes a quiz is made from: the chosen ones first, the others found by their title or topic. */
export function NotePick({ ground, chosen, onChange }: NotePickProps): ReactNode {
  const [text, setText] = useState('')
  const [topic, setTopic] = useState('')
  const { notes, topics } = ground
  const wanted = text.trim().toLocaleLowerCase()
  const isShown = (note: QuizSources['notes'][number]): boolean =>
    nameOf(note.title).toLocaleLowerCase().includes(wanted) && (topic === '' || note.topicId === topic)
  const own = notes.filter(note => chosen.includes(note.id))
  const others = notes.filter(note => !chosen.includes(note.id) && isShown(note))
  const isFull = chosen.length >= MOST_NOTES
  const withNotes = topics.filter(one => notes.some(note => note.topicId === one.id))
  return (
    <fieldset className="qz-notes">
      <legend>{m.quiz_from()}</legend>
      <div className="qz-find">
        {notes.length > SHOWN && (
          <TextField label={m.quiz_find_note()} value={text} onChange={setText} maxLength={200} />
        )}
        {withNotes.length > 0 && (
          <Select
            label={m.quiz_topic()}
            value={topic}
            options={[
              { value: '', text: m.quiz_topic_any() },
              ...withNotes.map(({ id, name }) => ({ value: id, text: name }))
            ]}
            onChange={id => {
              setTopic(id)
              if (id !== '')
                onChange(
                  notes
                    .filter(note => note.topicId === id)
                    .map(note => note.id)
                    .slice(0, MOST_NOTES)
                )
            }}
          />
        )}
      </div>
      <ul>
        {[...own, ...others.slice(0, SHOWN)].map(note => (
          <li key={note.id}>
            <Checkbox
              isSelected={chosen.includes(note.id)}
              isDisabled={isFull && !chosen.includes(note.id)}
              onChange={isOn => onChange(isOn ? [...chosen, note.id] : chosen.filter(id => id !== note.id))}
            >
              <span dir="auto">{nameOf(note.title)}</span>{' '}
              <small className="figures">{m.quiz_note_words({ count: note.words })}</small>
            </Checkbox>
          </li>
        ))}
      </ul>
      {others.length > SHOWN && <p className="hint">{m.quiz_more_notes({ count: others.length - SHOWN })}</p>}
      {isFull && <p className="hint">{m.quiz_most_notes({ most: MOST_NOTES })}</p>}
    </fieldset>
  )
}
