import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { SubjectMark } from '#ui/state/SubjectMark.tsx'
import type { SubjectCount } from '#tools/notetaker/list/note-groups.ts'

interface SubjectLinksProps {
  readonly subjects: readonly SubjectCount[]
  readonly total: number
  readonly chosen: string | null
}

export function SubjectLinks({ subjects, total, chosen }: SubjectLinksProps): ReactNode {
  if (subjects.length === 0) return null
  return (
    <nav className="subject-links figures" aria-label={m.notes_subjects()}>
      <a href={href('notetaker')} aria-current={chosen === null ? 'true' : undefined}>
        <span>{m.notes_subject_all()}</span> <span>{total}</span>
      </a>
      {subjects.map(({ id, name, position, count }) => (
        <a key={id} href={href('notetaker', { subject: id })} aria-current={chosen === id ? 'true' : undefined}>
          <SubjectMark position={position} isTall />
          <span>{name ?? m.notes_subject_none()}</span> <span>{count}</span>
        </a>
      ))}
    </nav>
  )
}
