import type { ReactNode } from 'react'
import type { Mended } from '#domain/marks/scheme/mend.ts'
import { m } from '#messages/generated/messages.js'

interface LineMark {
  readonly state: 'point' | 'dropped' | 'other' | 'plain'
  readonly words: string
}

function placeOf({ paste, part, points }: Mended, at: number): LineMark {
  if (paste.dropped.includes(at)) return { state: 'dropped', words: m.reviewer_read_dropped() }
  const numbers = points.flatMap(({ lines, isRemoved }, place) => (lines.includes(at) && !isRemoved ? [place + 1] : []))
  if (numbers.length > 0) return { state: 'point', words: m.reviewer_read_to({ points: numbers.join(', ') }) }
  const isRemoved = points.some(point => point.isRemoved && point.lines.includes(at))
  if (isRemoved) return { state: 'dropped', words: m.reviewer_read_removed() }
  const other = paste.parts.find(({ lines: [from, to] }) => at >= from && at <= to)
  if (other && other !== part) return { state: 'other', words: m.reviewer_read_other({ part: other.label }) }
  return { state: 'plain', words: '' }
}

/** The paste line by line, and what each line was taken for. */
export function SchemeLines({ pasted, read }: { readonly pasted: string; readonly read: Mended }): ReactNode {
  return (
    <details className="rv-paste" open>
      <summary>{m.reviewer_read_lines()}</summary>
      <ol>
        {pasted.split('\n').map((text, at) => {
          if (text.trim() === '') return null
          const { state, words } = placeOf(read, at)
          return (
            <li key={at} value={at + 1} data-state={state}>
              <span>{text.trim()}</span>
              {words !== '' && <small>{words}</small>}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
