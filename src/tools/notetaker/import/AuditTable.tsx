import type { ReactNode } from 'react'
import type { Audit, Counts, DifferenceKind } from '#domain/history/audit.ts'
import { m } from '#messages/generated/messages.js'
import { Disclosure } from '#ui/choice/Disclosure.tsx'

const KINDS: Readonly<Record<DifferenceKind, (of: { readonly count: number }) => string>> = {
  exam: m.import_audit_exam,
  answered: m.import_audit_answered,
  moved: m.import_audit_moved,
  'later-here': m.import_audit_later_here,
  cut: m.import_audit_cut,
  'from-answers': m.import_audit_from_answers,
  'from-ease': m.import_audit_from_ease
}

interface AuditTableProps {
  readonly there: Counts
  readonly audit: Audit
  /** Cards of the file that stay out. */
  readonly leftOut: number
}

const ROWS = [
  [m.import_audit_notes, 'notes'],
  [m.import_audit_cards, 'cards'],
  [m.import_audit_answers, 'answers'],
  [m.import_audit_due, 'due']
] as const satisfies readonly (readonly [() => string, keyof Counts])[]

const figure = (count: number): string => count.toLocaleString('en-GB')

/** What a deck says of itself beside what we have of it, and each difference with its cards. */
export function AuditTable({ there, audit, leftOut }: AuditTableProps): ReactNode {
  const { here, dated, same, differences } = audit
  return (
    <div className="im-audit">
      <table>
        <thead>
          <tr>
            <th scope="col">{m.import_audit_title()}</th>
            <th scope="col">{m.import_audit_there()}</th>
            <th scope="col">{m.import_audit_here()}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {ROWS.map(([title, key]) => (
            <tr key={key}>
              <th scope="row">{title()}</th>
              <td>{figure(there[key])}</td>
              <td>{figure(here[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {dated > 0 && <p>{m.import_audit_same({ same: figure(same), total: figure(dated) })}</p>}
      {leftOut > 0 && <p>{m.import_audit_left_out({ count: leftOut })}</p>}
      {differences.map(({ kind, count, examples }) => (
        <div key={kind} className="im-differ">
          <p>{KINDS[kind]({ count })}</p>
          <Disclosure title={m.import_look()}>
            <ul className="im-list">
              {examples.map((front, at) => (
                <li key={at} dir="auto">
                  {front}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      ))}
    </div>
  )
}
