import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { agree, hasAgreed } from '#tools/notetaker/lecture/record/consent.ts'
import { Elsewhere } from '#tools/notetaker/lecture/record/Elsewhere.tsx'
import { dismissFault, $recording, startRecording } from '#tools/notetaker/lecture/record/recording.store.ts'
import { RecordFault } from '#tools/notetaker/lecture/record/RecordFault.tsx'
import { Source, type SourceOf } from '#tools/notetaker/lecture/record/Source.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Before the first second: what it is called, where it belongs, and a word on who is heard. */
export function Begin(): ReactNode {
  const now = useStore($recording)
  const subjects = valueOr(useStore($subjects), [])
  const [title, setTitle] = useState('')
  const [subject, setSubject] = useState('')
  const [origin, setOrigin] = useState<SourceOf>('microphone')
  const [isAgreed, setAgreed] = useState(hasAgreed)
  const [wasAsked] = useState(() => !hasAgreed())
  useEffect(() => dismissFault, [])
  const begin = (): void => {
    agree()
    const where = { subjectId: subject === '' ? null : subject, topicId: null, noteId: null }
    void startRecording({ title: title.trim(), ...where, origin })
  }
  return (
    <PageFrame
      title={m.lecture_record()}
      tools={<a href={href('notetaker', { recording: 'all' })}>{m.lecture_all()}</a>}
    >
      {now.state === 'running' ? (
        <p className="lc-say">
          {m.lecture_one_runs()} <a href={href('notetaker', { recording: now.id })}>{m.lecture_one_runs_open()}</a>
        </p>
      ) : (
        <form
          className="lc-begin"
          onSubmit={event => {
            event.preventDefault()
            if (isAgreed) begin()
          }}
        >
          <Elsewhere />
          <TextField
            label={m.lecture_name()}
            hint={m.lecture_name_hint()}
            value={title}
            onChange={setTitle}
            maxLength={SIZES.title}
          />
          <Select
            label={m.notes_subject()}
            value={subject}
            options={[
              { value: '', text: m.notes_subject_none() },
              ...subjects.map(({ id, name }) => ({ value: id, text: name }))
            ]}
            onChange={setSubject}
          />
          <Source value={origin} onChange={setOrigin} />
          <p className="lc-say">{m.lecture_consent_why()}</p>
          {wasAsked && (
            <Checkbox isSelected={isAgreed} onChange={setAgreed}>
              {m.lecture_consent()}
            </Checkbox>
          )}
          <div className="lc-acts">
            <Button kind="ink" type="submit" isDisabled={!isAgreed} isPending={now.state === 'asking'}>
              {m.lecture_begin()}
            </Button>
          </div>
          {now.state === 'asking' && (
            <p role="status">{origin === 'tab' ? m.lecture_asking_tab() : m.lecture_asking()}</p>
          )}
          <RecordFault />
          <p className="hint">{m.lecture_begin_safe()}</p>
        </form>
      )}
    </PageFrame>
  )
}
