import type { ReactNode } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/state/state.css?inline'

adoptStyles(css)

/** How many subjects are told apart; a sixth has the colour and mark of the first. */
const MARKS = 5

/** A subject's colour and kind of line by its place in the student's list. Its name must stand beside it. */
export function SubjectMark({
  position,
  isTall = false
}: {
  readonly position: number
  readonly isTall?: boolean
}): ReactNode {
  return (
    <span
      className={isTall ? 'st-subject st-subject-block' : 'st-subject'}
      data-subject={(Math.max(0, position) % MARKS) + 1}
      aria-hidden="true"
    />
  )
}
