import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import type { ChosenPlaces } from '#tools/notetaker/import/notes/places.ts'
import { Section } from '#ui/page/PageFrame.tsx'
import { Select } from '#ui/Select.tsx'

/** More would not be gone through one by one. */
const SHOWN = 60

/** Each folder into which subject and topic. */
export function NotesWhere({ places }: { readonly places: ChosenPlaces }): ReactNode {
  const { folders, options, chosen, choose } = places
  if (folders.length === 0) return null
  return (
    <Section title={m.import_notes_where()}>
      <ul className="im-rows">
        {folders.slice(0, SHOWN).map(folder => {
          const name = folder.place.length === 0 ? m.import_notes_no_folder() : folder.place.join(' · ')
          return (
            <li key={folder.key}>
              <p className="im-name" dir="auto">
                {name} <span className="hint figures">{folder.count}</span>
              </p>
              <Select
                label={m.import_notes_subject_for({ name })}
                value={chosen(folder)}
                options={options(folder).map(({ value, text }) => ({ value, text }))}
                onChange={value => choose(folder, value)}
              />
            </li>
          )
        })}
      </ul>
      {folders.length > SHOWN && (
        <p className="hint">{m.import_notes_more_folders({ count: folders.length - SHOWN })}</p>
      )}
    </Section>
  )
}
