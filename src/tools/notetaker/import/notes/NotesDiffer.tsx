import type { ReactNode } from 'react'
import type { NoteOutWhy } from '#domain/import/notes/brought-note.ts'
import { m } from '#messages/generated/messages.js'
import type { NotesFound } from '#tools/notetaker/import/notes/find-notes.ts'
import { Chips } from '#ui/choice/Chips.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

const WHYS: Readonly<Record<NoteOutWhy, (of: { readonly count: number }) => string>> = {
  broken: m.import_note_out_broken,
  locked: m.import_note_out_locked,
  empty: m.import_note_out_empty,
  twice: m.import_note_out_twice,
  'picture-remote': m.import_note_out_remote,
  'picture-missing': m.import_note_out_missing,
  'picture-kind': m.import_note_out_kind,
  'picture-large': m.import_note_out_large,
  'picture-unused': m.import_note_out_unused,
  equation: m.import_note_out_equation,
  'link-missing': m.import_note_out_link,
  attachment: m.import_note_out_attachment,
  table: m.import_note_out_table,
  deck: m.import_note_out_deck,
  properties: m.import_note_out_properties,
  comment: m.import_note_out_comment,
  embed: m.import_note_out_embed,
  script: m.import_note_out_script,
  macro: m.import_note_out_macro
}

const SHOWN = 20

interface NotesDifferProps {
  readonly found: NotesFound
  readonly takesTheirs: boolean
  readonly onTheirs: (on: boolean) => void
}

/** Notes with other words than the student's, and what stays out with its reason. */
export function NotesDiffer({ found, takesTheirs, onTheirs }: NotesDifferProps): ReactNode {
  const { compared, leftOut } = found
  const { changed } = compared
  const whys = (Object.keys(WHYS) as NoteOutWhy[])
    .map(why => ({ why, out: leftOut.filter(one => one.why === why) }))
    .filter(({ out }) => out.length > 0)
  if (changed.length === 0 && whys.length === 0) return null
  return (
    <Section title={m.import_differs()}>
      {changed.length > 0 && (
        <div className="im-differ">
          <p>{m.import_notes_changed({ count: changed.length })}</p>
          <Chips
            label={m.import_notes_changed({ count: changed.length })}
            mode="single"
            isRequired
            chips={[
              { id: 'mine', title: m.import_keep() },
              { id: 'theirs', title: m.import_theirs() }
            ]}
            selected={[takesTheirs ? 'theirs' : 'mine']}
            onChange={([chosen]) => onTheirs(chosen === 'theirs')}
          />
          <Look items={changed.map(({ note }) => note.title)} />
        </div>
      )}
      {whys.map(({ why, out }) => (
        <div key={why} className="im-differ">
          <p>{WHYS[why]({ count: out.length })}</p>
          <Look items={out.map(({ what }) => what)} />
        </div>
      ))}
    </Section>
  )
}

function Look({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <Disclosure title={m.import_look()}>
      <ul className="im-list">
        {items.slice(0, SHOWN).map((what, at) => (
          <li key={at} dir="auto">
            {what}
          </li>
        ))}
      </ul>
      {items.length > SHOWN && <p className="hint">{m.import_look_most({ count: SHOWN })}</p>}
    </Disclosure>
  )
}
