import type { ReactNode } from 'react'
import type { Role } from '#domain/import/table.ts'
import { m } from '#messages/generated/messages.js'
import { chooseDelimiter, chooseTable } from '#tools/notetaker/import/import.store.ts'
import type { TableFile } from '#tools/notetaker/import/reading/read-file.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Section } from '#ui/page/PageFrame.tsx'
import { Select } from '#ui/Select.tsx'

const ROLES: Readonly<Record<Role, () => string>> = {
  front: m.import_role_front,
  back: m.import_role_back,
  tags: m.import_role_tags,
  deck: m.import_role_deck,
  kind: m.import_role_kind,
  wrong: m.import_role_wrong,
  none: m.import_role_none
}

const CUTS: Readonly<Record<string, () => string>> = {
  '\t': m.import_cut_tab,
  ',': m.import_cut_comma,
  ';': m.import_cut_semicolon,
  '|': m.import_cut_pipe
}

/** The other columns give the role up: one column is the front. */
function withRole(roles: readonly Role[], at: number, role: Role): Role[] {
  return roles.map((old, index) => (index === at ? role : old === role ? 'none' : old))
}

const SHOWN_ROWS = 3

/** How the lines were read, which the student can correct. */
export function Columns({ table }: { readonly table: TableFile }): ReactNode {
  const { rows, choice, delimiter, joined } = table
  const { roles, hasHeader, bothWays } = choice
  const cuts = Object.entries(CUTS).map(([value, words]) => ({ value, text: words() }))
  const known =
    delimiter in CUTS ? cuts : [...cuts, { value: delimiter, text: m.import_cut_other({ sign: delimiter }) }]
  return (
    <Section title={m.import_columns()}>
      <div className="im-columns">
        {roles.map((role, at) => (
          <div key={at}>
            <Select
              label={m.import_column({ number: at + 1 })}
              value={role}
              options={(Object.keys(ROLES) as Role[]).map(value => ({ value, text: ROLES[value]() }))}
              onChange={chosen => chooseTable({ roles: withRole(roles, at, chosen) })}
            />
            {rows.slice(hasHeader ? 1 : 0, (hasHeader ? 1 : 0) + SHOWN_ROWS).map((row, line) => (
              <p key={line} className="im-cell" dir="auto">
                {row[at] ?? ''}
              </p>
            ))}
          </div>
        ))}
      </div>
      {!roles.includes('front') && (
        <p className="error" role="alert">
          {m.import_no_front()}
        </p>
      )}
      <div className="im-how">
        <Select label={m.import_cut()} value={delimiter} options={known} onChange={cut => void chooseDelimiter(cut)} />
        <Checkbox isSelected={hasHeader} onChange={on => chooseTable({ hasHeader: on })}>
          {m.import_header()}
        </Checkbox>
        <Checkbox isSelected={bothWays} onChange={on => chooseTable({ bothWays: on })}>
          {m.import_both()}
        </Checkbox>
      </div>
      {joined > 0 && <p className="hint">{m.import_joined({ count: joined })}</p>}
    </Section>
  )
}
