import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import type { NoteLine } from '#tools/main/main.store.ts'
import { Section } from '#ui/page/PageFrame.tsx'

export function Continue({ notes }: { readonly notes: readonly NoteLine[] }): ReactNode {
  return (
    <Section title={m.main_continue_title()} aside={<a href={href('notetaker')}>{m.main_continue_all()}</a>}>
      <ul className="lines">
        {notes.map(({ id, title, subject, edited }) => (
          <li key={id}>
            <a href={href('notetaker', { note: id })}>
              <strong>{title || m.main_continue_untitled()}</strong>
              <span>{subject}</span>
              <span className="figures">{edited}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
