import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify, tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { href } from '#stores/route.ts'
import { addRows, removeRow, setField } from '#tools/planner/rows/row.ts'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { topicsInNotes } from '#tools/planner/setup/note-topics.ts'
import { TextCell } from '#tools/planner/setup/TextCell.tsx'
import { useAskedRow } from '#tools/planner/setup/use-asked-row.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Empty } from '#ui/state/Empty.tsx'

const MOST_AT_ONCE = 300

/** One topic a line; bullets and numbers in front are taken off, what is there already is left out. */
export function topicLines(text: string, known: readonly string[]): string[] {
  const lines = text
    .split('\n')
    .map(line =>
      line
        .replace(/^\s*(?:[-*•·–]|\d+[.)]|#+)\s*/, '')
        .trim()
        .slice(0, SIZES.title)
    )
    .filter(line => line !== '')
  const seen = new Set(known.map(name => name.toLowerCase()))
  return lines.filter(line => !seen.has(line.toLowerCase()) && seen.add(line.toLowerCase())).slice(0, MOST_AT_ONCE)
}

/** The topics of one subject, with how sure the student feels of each. */
export function Topics({ rows, row }: PartProps & { readonly row: string | null }): ReactNode {
  const [chosen, setChosen] = useState(rows.topics.find(({ id }) => id === row)?.subjectId ?? null)
  const list = useAskedRow(row)
  const [text, setText] = useState('')
  const [isBare, setBare] = useState(false)
  const subject = rows.subjects.find(({ id }) => id === chosen) ?? rows.subjects[0]
  if (!subject)
    return (
      <Empty
        title={m.planner_no_subjects()}
        action={<a href={href('user-settings', { part: 'subjects' })}>{m.planner_add_subjects()}</a>}
      />
    )
  const own = rows.topics.filter(topic => topic.subjectId === subject.id)
  const found = topicLines(
    text,
    own.map(topic => topic.name)
  )
  const confidence = [
    { value: '', text: m.planner_confidence_none() },
    { value: '1', text: m.planner_confidence_1() },
    { value: '2', text: m.planner_confidence_2() },
    { value: '3', text: m.planner_confidence_3() },
    { value: '4', text: m.planner_confidence_4() },
    { value: '5', text: m.planner_confidence_5() }
  ]
  const add = (): void =>
    void tryOnceOrNotify('new topics', async () => {
      const last = own.reduce((most, topic) => Math.max(most, topic.position), 0)
      const fields = found.map((name, at) => ({
        subjectId: subject.id,
        parentId: null,
        name,
        code: null,
        position: last + at + 1,
        confidence: null
      }))
      await addRows('topics', fields, m.planner_topics_added({ count: fields.length }))
      setText('')
    })
  // They come into the field, where the student takes out what is no topic.
  const fromNotes = async (): Promise<void> => {
    const lines = await topicsInNotes(subject.id)
    setBare(lines.length === 0)
    setText([text.trim(), ...lines].filter(Boolean).join('\n'))
  }
  return (
    <>
      <Select
        label={m.planner_subject()}
        value={subject.id}
        options={rows.subjects.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={setChosen}
      />
      <ul ref={list} className="pl-rows" key={subject.id}>
        {own.map(topic => (
          <li key={topic.id} data-row={topic.id}>
            <TextCell
              label={m.planner_topic()}
              value={topic.name}
              max={SIZES.title}
              isRequired
              onSave={name => setField('topics', topic.id, { name })}
            />
            <Select
              label={m.planner_confidence()}
              value={topic.confidence === null ? '' : String(topic.confidence)}
              options={confidence}
              onChange={value => setField('topics', topic.id, { confidence: value === '' ? null : Number(value) })}
            />
            <Button
              kind="quiet"
              onPress={() => removeRow('topics', topic.id)}
              aria-label={m.planner_remove_named({ title: topic.name })}
            >
              {m.planner_remove()}
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        label={m.planner_topics_paste()}
        hint={m.planner_topics_hint({ count: MOST_AT_ONCE })}
        rows={5}
        value={text}
        onChange={setText}
        maxLength={60_000}
      />
      <p className="row">
        <Button isDisabled={found.length === 0} onPress={add}>
          {m.planner_topics_add({ count: found.length })}
        </Button>
        <Button kind="quiet" onPress={() => void tryOrNotify(fromNotes)}>
          {m.planner_topics_from_notes()}
        </Button>
      </p>
      {isBare && <p role="status">{m.planner_topics_no_notes()}</p>}
    </>
  )
}
