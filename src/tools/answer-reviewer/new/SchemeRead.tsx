import { useRef, useState, type ReactNode } from 'react'
import { addPoint, changePoint, type Mended, type Mends } from '#domain/marks/scheme/mend.ts'
import { m } from '#messages/generated/messages.js'
import { SchemeRules } from '#tools/answer-reviewer/marking/SchemeRules.tsx'
import { ReadPoint } from '#tools/answer-reviewer/new/ReadPoint.tsx'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'

interface SchemeReadProps {
  readonly isEmpty: boolean
  readonly read: Mended
  readonly mends: Mends
  readonly change: (mends: Mends) => void
}

/** What was read of the scheme, beside what was pasted, before anything is marked. */
export function SchemeRead({ isEmpty, read, mends, change }: SchemeReadProps): ReactNode {
  const [isAdding, add] = useState(false)
  const adding = useRef<HTMLDivElement>(null)
  const { paste, part, points } = read
  return (
    <section className="rv-read" aria-label={m.reviewer_read_title()}>
      <h2>{m.reviewer_read_title()}</h2>
      <p className="hint">{isEmpty ? m.reviewer_read_none() : m.reviewer_read_about()}</p>
      {!isEmpty && paste.state === 'unreadable' && <p className="rv-warn">{m.reviewer_read_unreadable()}</p>}
      {paste.parts.length > 1 && (
        <Select
          label={m.reviewer_read_parts()}
          hint={m.reviewer_read_parts_hint()}
          value={part?.label ?? ''}
          options={paste.parts.map(({ label }) => ({
            value: label,
            text: label === '' ? m.reviewer_read_start() : label
          }))}
          onChange={label => change({ ...mends, part: label, marks: null })}
        />
      )}
      {read.scheme.model === 'levels' ? (
        <>
          <p className="hint">{m.reviewer_read_levels()}</p>
          <ul className="rv-lines">
            {read.scheme.levels.map(({ from, to, text }) => (
              <li key={from}>
                <q>{text}</q>
                <b>{from === to ? from : `${from}–${to}`}</b>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <ol className="rv-mend">
            {points.map((point, at) => (
              <ReadPoint
                key={point.of ?? point.id}
                point={point}
                no={at + 1}
                isNew={isAdding && point.of === null && at === points.length - 1}
                change={now => {
                  change(changePoint(mends, point, now))
                  // The row of a point written by hand goes with its button; the focus goes on to the one that adds.
                  if (point.of === null && now.isRemoved === true) adding.current?.querySelector('button')?.focus()
                }}
              />
            ))}
          </ol>
          <SchemeRules points={points} limits={read.limits} guidance={read.part?.guidance} />
          <div ref={adding}>
            <Button
              kind="quiet"
              onPress={() => {
                add(true)
                change(addPoint(mends))
              }}
            >
              {m.reviewer_read_add()}
            </Button>
          </div>
        </>
      )}
      <Sum read={read} mends={mends} change={change} />
    </section>
  )
}

function sumWords({ sum, stated }: Mended, said: number | null): string {
  const marks = said ?? stated
  if (marks === null) return m.reviewer_read_sum_only({ sum })
  if (sum === marks) return m.reviewer_read_sum_same({ sum })
  return sum < marks ? m.reviewer_read_sum_less({ sum, marks }) : m.reviewer_read_sum_more({ sum, marks })
}

function Sum({ read, mends, change }: Omit<SchemeReadProps, 'isEmpty'>): ReactNode {
  const { sum, stated, marks } = read
  if (sum === 0) return null
  return (
    <div className="rv-read-sum">
      <p role="status" className={sum < marks ? 'rv-warn' : undefined}>
        {sumWords(read, mends.marks)}
      </p>
      {sum !== marks && (
        <Button kind="quiet" onPress={() => change({ ...mends, marks: sum })}>
          {m.reviewer_read_use({ marks: sum })}
        </Button>
      )}
      {stated !== null && mends.marks !== null && mends.marks !== stated && (
        <Button kind="quiet" onPress={() => change({ ...mends, marks: null })}>
          {m.reviewer_read_use({ marks: stated })}
        </Button>
      )}
    </div>
  )
}
