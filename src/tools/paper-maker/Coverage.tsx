import type { ReactNode } from 'react'
import { checksOf, objectiveShares } from '#domain/paper/checks.ts'
import { coverage } from '#domain/paper/edit.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'
import type { OpenPaper } from '#tools/paper-maker/paper.store.ts'

/** Topic by objective and difficulty, in marks printed, and what the checks found. */
export function Coverage({ paper, preset }: { readonly paper: OpenPaper; readonly preset: Preset | null }): ReactNode {
  const rows = coverage(paper.sections)
  const objectives = [...new Set(rows.flatMap(row => Object.keys(row.objectives)))].sort()
  const composed = { sections: paper.sections, marks: paper.marks, minutes: paper.minutes ?? 0, missed: {} }
  const isOwn = (paper.blueprint.wishes.length ?? 'full') !== 'full'
  const checks = preset ? checksOf(composed, preset, { marks: [1, 1000], own: isOwn }).filter(({ ok }) => !ok) : []
  const shares = objectiveShares(composed)
  return (
    <>
      <div className="pp-cover-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{m.paper_topic()}</th>
              {objectives.map(name => (
                <th key={name} scope="col">
                  {`${name} ${Math.round(shares[name] ?? 0)}%`}
                </th>
              ))}
              <th scope="col">{m.paper_easy()}</th>
              <th scope="col">{m.paper_standard()}</th>
              <th scope="col">{m.paper_hard()}</th>
              <th scope="col">{m.paper_marks()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.topic}>
                <th scope="row">{row.topic}</th>
                {objectives.map(name => (
                  <td key={name}>{row.objectives[name] ?? 0}</td>
                ))}
                {row.difficulty.map((marks, at) => (
                  <td key={at}>{marks}</td>
                ))}
                <td>{row.marks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">
        {checks.length === 0
          ? m.paper_checks_pass()
          : m.paper_checks_fail({ list: checks.map(({ name, says }) => `${name} (${says.join(', ')})`).join('; ') })}
      </p>
    </>
  )
}
