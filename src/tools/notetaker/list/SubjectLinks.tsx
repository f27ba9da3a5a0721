import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
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
        {m.notes_subject_all()} <span>{total}</span>
      </a>
      {subjects.map(({ id, name, count }) => (
        <a key={id} href={href('notetaker', { subject: id })} aria-current={chosen === id ? 'true' : undefined}>
          {name ?? m.notes_subject_none()} <span>{count}</span>
        </a>
      ))}
    </nav>
  )
}
