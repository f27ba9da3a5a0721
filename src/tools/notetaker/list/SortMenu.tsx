import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { $sort, sortBy } from '#tools/notetaker/list/sort.store.ts'
import { ChevronDown } from '#ui/icons.tsx'
import { Menu } from '#ui/Menu.tsx'

const NAMES = { edited: m.notes_sort_edited, made: m.notes_sort_made, title: m.notes_sort_title }

export function SortMenu(): ReactNode {
  const sort = useStore($sort)
  return (
    <Menu
      label={m.notes_sort({ name: NAMES[sort]() })}
      trigger={
        <>
          {NAMES[sort]()} <ChevronDown size={14} />
        </>
      }
      className="sort-button"
      placement="bottom end"
      selected={sort}
      entries={(['edited', 'made', 'title'] as const).map(id => ({ id, text: NAMES[id](), run: () => sortBy(id) }))}
    />
  )
}
