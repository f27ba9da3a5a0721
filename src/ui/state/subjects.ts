import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/state/subjects.css?inline'

adoptStyles(css)

/** How many subjects are told apart: as many as an IBDP student has. A seventh has the colour and line of the first. */
export const SUBJECT_MARKS = 6

/** The value of `data-subject`, which gives `--subject` and `--subject-line`; 0 for what has no subject. */
export function subjectSlot(position: number | null): number {
  return position === null ? 0 : (Math.max(0, position) % SUBJECT_MARKS) + 1
}
