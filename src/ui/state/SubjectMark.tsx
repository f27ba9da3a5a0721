import type { ReactNode } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/state/state.css?inline'
import { subjectSlot } from '#ui/state/subjects.ts'

adoptStyles(css)

/** A subject's colour and kind of line by its place in the student's list. Its name must stand beside it. */
export function SubjectMark({
  position,
  isTall = false
}: {
  readonly position: number | null
  readonly isTall?: boolean
}): ReactNode {
  return (
    <span
      className={isTall ? 'st-subject st-subject-block' : 'st-subject'}
      data-subject={subjectSlot(position)}
      aria-hidden="true"
    />
  )
}
