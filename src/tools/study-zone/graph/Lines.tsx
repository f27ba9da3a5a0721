import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { MOST_LINES } from '#contract/graph.ts'
import type { Reading } from '#domain/graph/drawn.ts'
import type { Picture } from '#domain/graph/draw.ts'
import { shortNumber } from '#domain/graph/ticks.ts'
import { toTex } from '#lib/maths/tex.ts'
import { m } from '#messages/generated/messages.js'
import { $names } from '#tools/study-zone/graph/curves.ts'
import { $drawing } from '#tools/study-zone/graph/drawing.store.ts'
import {
  $graph,
  $sheet,
  addLine,
  leaveLine,
  removeLine,
  toggleLine,
  write
} from '#tools/study-zone/graph/graph.store.ts'
import { troubleWords } from '#tools/study-zone/graph/graph-words.ts'
import { dashOf } from '#tools/study-zone/graph/Pictures.tsx'
import { PointTable } from '#tools/study-zone/graph/points/PointTable.tsx'
import { Signs } from '#tools/study-zone/graph/Signs.tsx'
import { Button } from '#ui/Button.tsx'
import { Formula } from '#ui/maths/Formula.tsx'
import { doubtWords, problemWords } from '#ui/maths/problem-words.ts'
import { subjectSlot } from '#ui/state/subjects.ts'

/** The lines of a graph: what was typed, how it was read, and what is wrong with it. */
export function Lines(): ReactNode {
  const doc = useStore($graph)
  const [fresh, setFresh] = useState<string | null>(null)
  const [table, setTable] = useState<string | null>(null)
  const [written, setWritten] = useState<string | null>(null)
  const add = () => setFresh(addLine())
  const addTable = () => setTable(addLine())
  if (!doc) return null
  return (
    <>
      <ul className="zn-lines">
        {doc.lines.map(({ id, text, isShown }, line) => (
          <Line
            key={id}
            id={id}
            line={line}
            text={text}
            isShown={isShown}
            isFresh={id === fresh}
            onEnter={line === doc.lines.length - 1 ? add : undefined}
            isWritten={id === written}
            onFocus={() => setWritten(id)}
            isTable={id === table}
            onTable={isOpen => setTable(isOpen ? id : null)}
          />
        ))}
      </ul>
      {doc.lines.length < MOST_LINES && (
        <p className="zn-adds">
          <Button onPress={add}>{m.graph_add()}</Button> <Button onPress={addTable}>{m.graph_table_new()}</Button>
        </p>
      )}
    </>
  )
}

interface LineProps {
  readonly id: string
  readonly line: number
  readonly text: string
  readonly isShown: boolean
  /** Just made: it is written in next. */
  readonly isFresh: boolean
  readonly onEnter: (() => void) | undefined
  /** Written in last: its signs stay when the focus goes, so that what is pressed next does not move away under it. */
  readonly isWritten: boolean
  readonly onFocus: () => void
  /** Its points stand in a table below it. */
  readonly isTable: boolean
  readonly onTable: (isOpen: boolean) => void
}

function Line({ id, line, text, isShown, isFresh, ...props }: LineProps): ReactNode {
  const { onEnter, isWritten, onFocus, isTable, onTable } = props
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (isFresh) input.current?.focus()
  }, [isFresh])
  const noteId = useId()
  const reading = useStore($sheet).readings[line]
  const picture = useStore($drawing)?.pictures[line]
  const name = useStore($names)[line] ?? ''
  const isDrawn = reading?.kind === 'drawn'
  const wrong = wrongWords(reading, picture)
  const notes = wrong === null ? notesOf(reading, picture, isShown) : [wrong]
  return (
    <li data-subject={subjectSlot(line)} className={wrong === null ? 'zn-line' : 'zn-line zn-line-wrong'}>
      <button
        type="button"
        className="zn-letter"
        aria-pressed={isShown}
        aria-label={m.graph_show({ name })}
        disabled={!isDrawn}
        onClick={() => toggleLine(id)}
      >
        {name}
        <svg aria-hidden="true" width="36" height="5">
          <line x2="36" y1="2.5" y2="2.5" stroke="currentColor" strokeWidth="2.5" strokeDasharray={dashOf(line)} />
        </svg>
      </button>
      <div className="zn-written">
        <input
          ref={input}
          className="input"
          aria-label={m.graph_line({ ordinal: line + 1 })}
          aria-describedby={notes.length > 0 ? noteId : undefined}
          aria-invalid={wrong !== null}
          value={text}
          placeholder={line === 0 ? m.graph_example() : undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ target }) => write(id, target.value)}
          onFocus={onFocus}
          onBlur={leaveLine}
          onKeyDown={event => {
            if (event.key === 'Enter') onEnter?.()
          }}
        />
        {isDrawn && (
          <span className="zn-read" aria-hidden="true">
            <Formula latex={toTex(reading.tree)} display={false} />
          </span>
        )}
      </div>
      <button type="button" className="zn-remove" aria-label={m.graph_remove({ name })} onClick={() => removeLine(id)}>
        ×
      </button>
      {notes.length > 0 && (
        <small id={noteId} role={wrong === null ? undefined : 'status'}>
          {notes.join(' ')}
        </small>
      )}
      {isTable ? (
        <PointTable id={id} onClose={() => onTable(false)} />
      ) : (
        isDrawn &&
        reading.drawn[0]?.kind === 'points' && (
          <span className="zn-table-open">
            <Button kind="quiet" onPress={() => onTable(true)}>
              {m.graph_table_open()}
            </Button>
          </span>
        )
      )}
      {isWritten && <Signs input={input} onInsert={next => write(id, next)} />}
    </li>
  )
}

function wrongWords(reading: Reading | undefined, picture: Picture | undefined): string | null {
  if (reading?.kind === 'problem') return problemWords(reading.problem)
  if (reading?.kind === 'trouble') return troubleWords(reading.trouble, reading.name)
  return picture?.problem ? problemWords(picture.problem) : null
}

function notesOf(reading: Reading | undefined, picture: Picture | undefined, isShown: boolean): string[] {
  if (reading?.kind !== 'drawn') return []
  const value = picture?.value
  return [
    ...(isShown ? [] : [m.graph_hidden()]),
    ...(value === null || value === undefined ? [] : [`= ${shortNumber(value, 10)}`]),
    ...reading.doubts.map(({ code }) => doubtWords(code)),
    ...(picture && picture.unsure.length > 0 ? [m.graph_unsure()] : [])
  ]
}
