import type { ReactNode } from 'react'
import { FirstNote } from '#tools/main/FirstNote.tsx'

/** Today: what is due, where the student left off, and how far the exams are. */
export function Main(): ReactNode {
  return <FirstNote />
}
