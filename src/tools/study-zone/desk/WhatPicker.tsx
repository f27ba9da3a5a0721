import { useState, type ReactNode } from 'react'
import { fold } from '#lib/find/fold.ts'
import { m } from '#messages/generated/messages.js'
import type { StudyWhat } from '#tools/shared/study/study-session.store.ts'
import type { PlannedDay } from '#tools/study-zone/desk/today.store.ts'
import { lineWhat } from '#tools/study-zone/desk/start-line.ts'
import { SubjectMark } from '#ui/state/SubjectMark.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Topics shown at once: who wants another types a part of its name. */
const MOST_TOPICS = 8

const OURS = { tool: 'study-zone', topicId: null, refKind: null, refId: null, blockId: null }

interface GroupProps {
  readonly label: string
  readonly picks: readonly { readonly key: string; readonly what: StudyWhat }[]
  readonly day: PlannedDay
  readonly onPick: (what: StudyWhat) => void
}

function Group({ label, picks, day, onPick }: GroupProps): ReactNode {
  if (picks.length === 0) return null
  return (
    <div className="zn-picks" role="group" aria-label={label}>
      <span>{label}</span>
      {picks.map(({ key, what }) => {
        const place = day.subjects.findIndex(({ id }) => id === what.subjectId)
        return (
          <button key={key} type="button" onClick={() => onPick(what)}>
            <SubjectMark position={place < 0 ? null : place} isTall />
            {what.title}
          </button>
        )
      })}
    </div>
  )
}

interface Props {
  readonly day: PlannedDay
  /** What is studied now: it is not offered, and its subject's topics stand first. */
  readonly now?: StudyWhat
  readonly hasBlocks?: boolean
  readonly onPick: (what: StudyWhat) => void
}

/** What can be studied: today's blocks, subjects and topics, one press each. */
export function WhatPicker({ day, now, hasBlocks = false, onPick }: Props): ReactNode {
  const [typed, setTyped] = useState('')
  const blocks = day.lines.filter(({ isOpen, block }) => hasBlocks && isOpen && block.id !== now?.blockId)
  const wanted = fold(typed.trim())
  const topics = day.topics
    .filter(({ name, subjectId }) =>
      wanted === '' ? subjectId !== null && subjectId === now?.subjectId : fold(name).includes(wanted)
    )
    .filter(({ id }) => id !== now?.topicId)
  return (
    <>
      <Group
        label={m.zone_pick_blocks()}
        picks={blocks.map(line => ({ key: line.block.id, what: lineWhat(line) }))}
        day={day}
        onPick={onPick}
      />
      <Group
        label={m.zone_pick_subjects()}
        picks={day.subjects.map(({ id, name }) => ({ key: id, what: { ...OURS, title: name, subjectId: id } }))}
        day={day}
        onPick={onPick}
      />
      {day.topics.length > 0 && (
        <div className="zn-find">
          <TextField label={m.zone_pick_find()} value={typed} maxLength={80} onChange={setTyped} />
          <p className="hint" role="status">
            {wanted !== '' && topics.length === 0 && m.zone_pick_none()}
          </p>
        </div>
      )}
      <Group
        label={m.zone_pick_topics()}
        picks={topics.slice(0, MOST_TOPICS).map(({ id, name, subjectId }) => {
          return { key: id, what: { ...OURS, title: name, subjectId, topicId: id, refKind: 'topic', refId: id } }
        })}
        day={day}
        onPick={onPick}
      />
    </>
  )
}
