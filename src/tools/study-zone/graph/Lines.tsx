import { useStore } from '@nanostores/react'
import { memo, type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { MOST_LINES } from '#contract/graph.ts'
import type { Reading } from '#domain/graph/drawn.ts'
import type { Painted } from '#domain/graph/plane/painted.ts'
import { shortNumber } from '#domain/graph/ticks.ts'
import { toTex } from '#lib/maths/tex.ts'
import { m } from '#messages/generated/messages.js'
import { $names } from '#tools/study-zone/graph/curves.ts'
import { $drawing } from '#tools/study-zone/graph/drawing.store.ts'
import {
  $lines,
  $sheet,
  addLine,
  leaveLine,
  removeLine,
  toggleLine,
  write
} from '#tools/study-zone/graph/graph.store.ts'
import { troubleWords } from '#tools/study-zone/graph/words/graph-words.ts'
import { dashOf } from '#tools/study-zone/graph/Pictures.tsx'
import { PointTable } from '#tools/study-zone/graph/points/PointTable.tsx'
import { Signs } from '#tools/study-zone/graph/Signs.tsx'
import { useOf } from '#tools/study-zone/graph/use-of.ts'
import { Button } from '#ui/Button.tsx'
import { Formula } from '#ui/maths/Formula.tsx'
import { doubtWords, problemWords } from '#ui/maths/problem-words.ts'
import { subjectSlot } from '#ui/state/subjects.ts'

/** The lines of a graph: what was typed, how it was read, and what is wrong with it. */
export function Lines(): ReactNode {
  const lines = useStore($lines)
  const [fresh, setFresh] = useState<string | null>(null)
  const [table, setTable] = useState<string | null>(null)
  const [written, setWritten] = useState<string | null>(null)
  const add = useCallback(() => setFresh(addLine()), [])
  return (
    <>
      <ul className="zn-lines">
        {lines.map(({ id, text, isShown }, line) => (
          <Line
            key={id}
            id={id}
            line={line}
            text={text}
            isShown={isShown}
            isFresh={id === fresh}
            onEnter={line === lines.length - 1 ? add : undefined}
            isWritten={id === written}
            onFocus={setWritten}
            isTable={id === table}
            onTable={setTable}
          />
        ))}
      </ul>
      {lines.length < MOST_LINES ? (
        <p className="zn-adds">
          <Button onPress={add}>{m.graph_add()}</Button>{' '}
          <Button onPress={() => setTable(addLine())}>{m.graph_table_new()}</Button>
        </p>
      ) : (
        <p className="zn-soft">{m.graph_full({ most: MOST_LINES })}</p>
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
  readonly onFocus: (id: string) => void
  /** Its points stand in a table below it. */
  readonly isTable: boolean
  readonly onTable: (id: string | null) => void
}

/** Of fifty lines, only the one that is written in is drawn anew. */
const Line = memo(function Line({ id, line, text, isShown, isFresh, ...props }: LineProps): ReactNode {
  const { onEnter, isWritten, onFocus, isTable, onTable } = props
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (isFresh) input.current?.focus()
  }, [isFresh])
  const noteId = useId()
  const name = useOf($names, names => names[line] ?? '')
  const latex = useOf($sheet, sheet => latexOf(sheet.readings[line]))
  const isPoints = useOf($sheet, sheet => isList(sheet.readings[line]))
  const unread = useOf($sheet, sheet => unreadWords(sheet.readings[line]))
  const doubts = useOf($sheet, sheet => doubtsOf(sheet.readings[line]))
  const undrawn = useOf($drawing, drawing => undrawnWords(drawing?.pictures[line]))
  const drawn = useOf($drawing, drawing => drawnWords(drawing?.pictures[line]))
  const isDrawn = latex !== null
  const wrong = unread ?? (isDrawn ? undrawn : null)
  const notes = [...(isShown ? [] : [m.graph_hidden()]), ...(isDrawn ? [doubts, drawn] : [])].filter(Boolean)
  const said = wrong ?? (isDrawn ? notes.join(' ') : '')
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
          aria-describedby={said === '' ? undefined : noteId}
          aria-invalid={wrong !== null}
          value={text}
          placeholder={line === 0 ? m.graph_example() : undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ target }) => write(id, target.value)}
          onFocus={() => onFocus(id)}
          onBlur={leaveLine}
          onKeyDown={event => {
            if (event.key === 'Enter') onEnter?.()
          }}
        />
        {isDrawn && (
          <span className="zn-read" aria-hidden="true">
            <Formula latex={latex} display={false} />
          </span>
        )}
      </div>
      <button type="button" className="zn-remove" aria-label={m.graph_remove({ name })} onClick={() => removeLine(id)}>
        ×
      </button>
      {said !== '' && (
        <small id={noteId} role={wrong === null ? undefined : 'status'}>
          {said}
        </small>
      )}
      {isTable ? (
        <PointTable id={id} onClose={() => onTable(null)} />
      ) : (
        isPoints && (
          <span className="zn-table-open">
            <Button kind="quiet" onPress={() => onTable(id)}>
              {m.graph_table_open()}
            </Button>
          </span>
        )
      )}
      {isWritten && <Signs input={input} onInsert={next => write(id, next)} />}
    </li>
  )
})

const latexOf = (reading: Reading | undefined): string | null =>
  reading?.kind === 'drawn' ? toTex(reading.tree) : null

const isList = (reading: Reading | undefined): boolean =>
  reading?.kind === 'drawn' && reading.drawn[0]?.kind === 'points'

function unreadWords(reading: Reading | undefined): string | null {
  if (reading?.kind === 'problem') return problemWords(reading.problem)
  return reading?.kind === 'trouble' ? troubleWords(reading.trouble, reading.name) : null
}

const doubtsOf = (reading: Reading | undefined): string =>
  reading?.kind === 'drawn' ? reading.doubts.map(({ code }) => doubtWords(code)).join(' ') : ''

const undrawnWords = (picture: Painted | undefined): string | null =>
  picture?.problem ? problemWords(picture.problem) : null

function drawnWords(picture: Painted | undefined): string {
  if (!picture) return ''
  const { value, unsure } = picture
  return [
    ...(value === null ? [] : [`= ${shortNumber(value, 10)}`]),
    ...(unsure.length > 0 ? [m.graph_unsure()] : [])
  ].join(' ')
}
