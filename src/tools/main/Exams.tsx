import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import type { Exam } from '#tools/main/exams.ts'
import { Sheet } from '#ui/Sheet.tsx'

function countdown(days: number): string {
  if (days === 0) return m.main_exams_today()
  return days === 1 ? m.main_exams_tomorrow() : m.main_exams_days({ days })
}

export function Exams({ exams, no }: { readonly exams: readonly Exam[]; readonly no: string }): ReactNode {
  return (
    <Sheet no={no} title={m.main_exams_title()}>
      {exams.length === 0 && <p className="lead">{m.main_exams_none()}</p>}
      {exams.length > 0 && (
        <ul className="lines">
          {exams.map(({ id, name, detail, days }) => (
            <li key={id} className="line">
              <strong>{name}</strong>
              <span>{detail}</span>
              <span className="figures">{countdown(days)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className="quiet" href={href('user-settings', { part: 'subjects' })}>
          {exams.length === 0 ? m.main_exams_add() : m.main_exams_change()}
        </a>
      </p>
    </Sheet>
  )
}
