import type { ReactNode } from 'react'
import { PASTED_LIMITS } from '#contract/marking.ts'
import { MOST_MARKS } from '#domain/marks/pasted.ts'
import type { MendedPoint } from '#domain/marks/scheme/mend.ts'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextField } from '#ui/TextField.tsx'

interface ReadPointProps {
  readonly point: MendedPoint
  readonly no: number
  readonly isNew: boolean
  readonly change: (part: Partial<Pick<MendedPoint, 'text' | 'marks' | 'isRemoved'>>) => void
}

function Notes({ point: { lines, alternatives = [], reject = [], rules = [] } }: Pick<ReadPointProps, 'point'>) {
  const from = lines.length === 0 ? '' : m.reviewer_read_from({ lines: lines.map(line => line + 1).join(', ') })
  const notes = [
    from,
    alternatives.length > 0 ? m.reviewer_also({ words: alternatives.join(' / ') }) : '',
    reject.length > 0 ? m.reviewer_reject({ words: reject.join(' / ') }) : '',
    ...rules
  ].filter(note => note !== '')
  return <p className="hint">{notes.length === 0 ? m.reviewer_read_by_hand() : notes.join(' · ')}</p>
}

/** One point as it was read, to put right. A removed one stays in sight, so that it can come back. */
export function ReadPoint({ point, no, isNew, change }: ReadPointProps): ReactNode {
  const { text, marks, isRemoved } = point
  return (
    <li data-removed={isRemoved || undefined}>
      {isRemoved ? (
        <p className="rv-gone">
          <s>{text}</s> <span>{m.reviewer_read_removed()}</span>
        </p>
      ) : (
        <>
          <TextField
            label={m.reviewer_read_point({ no })}
            rows={2}
            value={text}
            // eslint-disable-next-line jsx-a11y-x/no-autofocus -- “Add a point” was pressed: its words come next
            autoFocus={isNew}
            onChange={words => change({ text: words })}
            maxLength={PASTED_LIMITS.scheme}
          />
          <NumberField
            label={m.reviewer_read_marks({ no })}
            value={marks}
            minValue={1}
            maxValue={MOST_MARKS}
            onChange={now => change({ marks: Number.isNaN(now) ? 1 : now })}
          />
        </>
      )}
      <Notes point={point} />
      <Button kind="quiet" onPress={() => change({ isRemoved: !isRemoved })}>
        {isRemoved ? m.reviewer_read_back({ no }) : m.reviewer_read_remove({ no })}
      </Button>
    </li>
  )
}
