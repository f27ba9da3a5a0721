import type { ReactNode } from 'react'
import { checksOf, objectiveShares, type Check, type CheckName } from '#domain/paper/checks.ts'
import { hasBoardShape } from '#domain/paper/print/front.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'
import type { OpenPaper } from '#tools/paper-maker/paper.store.ts'

const WORDS: Readonly<Record<CheckName, () => string>> = {
  total: m.paper_check_total,
  scheme: m.paper_check_scheme,
  choice: m.paper_check_choice,
  repeat: m.paper_check_repeat,
  tariff: m.paper_check_tariff,
  time: m.paper_check_time,
  calculator: m.paper_check_calculator,
  objectives: m.paper_check_objectives,
  reference: m.paper_check_reference,
  option: m.paper_check_option,
  alt: m.paper_check_alt
}

/** Each check by name with what it found, and what no check can say. */
export function Checks({ paper, preset }: { readonly paper: OpenPaper; readonly preset: Preset }): ReactNode {
  const composed = { sections: paper.sections, marks: paper.marks, minutes: paper.minutes ?? 0, missed: {} }
  const isBoards = hasBoardShape(preset, paper)
  const checks = checksOf(composed, preset, { marks: [1, 1000], own: !isBoards }).filter(({ name }) =>
    name === 'time' ? isBoards : name === 'objectives' ? isBoards && preset.objectives !== null : true
  )
  const shares = objectiveShares(composed, preset.asks)
  const found = ({ name, says }: Check): string => {
    if (name !== 'objectives') return says.join(', ')
    const wanted = Object.entries(preset.objectives?.value ?? {})
    return wanted
      .map(([objective, board]) =>
        m.paper_check_share({ objective, here: String(Math.round(shares[objective] ?? 0)), board: String(board) })
      )
      .join(', ')
  }
  return (
    <section aria-label={m.paper_checks()}>
      <h3>{m.paper_checks()}</h3>
      <ul>
        {checks.map(check => (
          <li key={check.name}>
            {WORDS[check.name]()}: {check.ok ? m.paper_check_right() : m.paper_check_wrong({ list: found(check) })}
          </li>
        ))}
      </ul>
      <p className="hint">{m.paper_checks_not()}</p>
    </section>
  )
}
