import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { createNote } from '#tools/notetaker/notes.store.ts'
import { TEMPLATE_KINDS, TEMPLATES } from '#tools/notetaker/templates/kinds.ts'
import { ChevronDown } from '#ui/icons.tsx'
import { Menu } from '#ui/Menu.tsx'

export function TemplateMenu({ subject }: { readonly subject: string | null }): ReactNode {
  return (
    <Menu
      label={m.template_from()}
      trigger={
        <>
          {m.template_from()} <ChevronDown size={14} />
        </>
      }
      className="bare"
      placement="bottom start"
      entries={TEMPLATE_KINDS.map(id => ({
        id,
        text: TEMPLATES[id](),
        run: () => void createNote(subject, { template: id })
      }))}
    />
  )
}
