import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import type { Boundary } from '#tools/study-zone/grades/need.ts'

interface RulerProps {
  readonly outOf: number
  readonly part: string
  readonly marks: readonly { readonly boundary: Boundary; readonly marks: number }[]
}

/** The marks of one paper as a ruler: a tick a grade, its name above, its marks below. */
export function Ruler({ outOf, part, marks }: RulerProps): ReactNode {
  const words = marks.map(({ boundary, marks: count }) =>
    m.desk_grades_ruler_mark({ grade: boundary.grade, marks: count })
  )
  const at = (count: number): string => `${((count / outOf) * 100).toFixed(3)}%`
  const lowest = Math.min(...marks.map(one => one.marks))
  return (
    <svg
      className="zn-ruler"
      height="62"
      role="img"
      aria-label={m.desk_grades_ruler({ part, most: outOf, marks: words.join(', ') })}
    >
      <line x1="0" x2="100%" y1="35.5" y2="35.5" />
      <rect y="33" height="5" width={at(lowest)} />
      {[0, outOf].map(end => (
        <line key={end} x1={at(end)} x2={at(end)} y1="26" y2="45" />
      ))}
      {marks.map(({ boundary, marks: count }, index) => (
        <g key={index}>
          <line className="zn-tick" x1={at(count)} x2={at(count)} y1="20" y2="45" />
          <text x={at(count)} y="13" textAnchor="middle">
            {boundary.grade}
          </text>
          <text x={at(count)} y="60" textAnchor="middle">
            {count}
          </text>
        </g>
      ))}
    </svg>
  )
}
