import type { ReactNode } from 'react'
import { objectiveShares } from '#domain/paper/checks.ts'
import { coverage } from '#domain/paper/edit.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'
import { Checks } from '#tools/paper-maker/Checks.tsx'
import type { OpenPaper } from '#tools/paper-maker/paper.store.ts'

/** Topic by difficulty, and by objective where the board gives shares of them; then what the checks found. */
export function Coverage({ paper, preset }: { readonly paper: OpenPaper; readonly preset: Preset | null }): ReactNode {
  const rows = coverage(paper.sections, preset?.asks)
  const objectives = Object.keys(preset?.objectives?.value ?? {})
  const composed = { sections: paper.sections, marks: paper.marks, minutes: paper.minutes ?? 0, missed: {} }
  const shares = objectiveShares(composed, preset?.asks)
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
      {preset && <Checks paper={paper} preset={preset} />}
    </>
  )
}
