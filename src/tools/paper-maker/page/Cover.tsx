import type { ReactNode } from 'react'
import type { Preset } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'
import { isPractice } from '#domain/paper/syllabus/practice.ts'
import type { View } from '#tools/paper-maker/page/blocks.ts'
import type { OpenPaper } from '#tools/paper-maker/paper.store.ts'
import { codeOf } from '#tools/paper-maker/maker.store.ts'
import { timeWords } from '#tools/paper-maker/words.ts'

interface CoverProps {
  readonly paper: OpenPaper
  readonly preset: Preset | null
  readonly view: View
}

/** The first page: what it is, how long it takes, what to answer, and that no board made it. */
export function Cover({ paper, preset, view }: CoverProps): ReactNode {
  const { sections, minutes, marks, blueprint } = paper
  const code = codeOf(blueprint)
  const names = { paper: '', scheme: m.paper_view_scheme(), booklet: m.paper_view_booklet() }
  return (
    <div className="pp-front">
      <p>{preset && !isPractice(preset) ? m.paper_style({ board: preset.board }) : m.paper_practice()}</p>
      <h3>{preset?.subject.name ?? paper.title}</h3>
      <p>{[preset?.subject.code, preset?.level, preset?.paper.name, names[view]].filter(Boolean).join(' · ')}</p>
      {view !== 'scheme' && (
        <div className="pp-boxes">
          <span>{m.paper_name()}</span>
          <i />
          <span>{m.paper_date()}</span>
          <i />
        </div>
      )}
      <div className="pp-rules">
        {minutes !== null && <p>{timeWords(minutes)}</p>}
        <p>
          <b>{m.paper_total({ marks })}</b>
        </p>
        {view === 'paper' && (
          <ul>
            {sections.map(({ id, answer, questions }) => (
              <li key={id}>
                {answer === 'all'
                  ? allWords(id, sections.length)
                  : m.paper_rule_some({ section: id, count: answer, of: questions.length })}
              </li>
            ))}
            {preset && <li>{calculatorWords(preset)}</li>}
            <li>{preset?.answers === 'booklet' ? m.paper_rule_booklet() : m.paper_rule_lines()}</li>
            <li>{m.paper_rule_working()}</li>
          </ul>
        )}
        {view === 'scheme' && <p>{m.paper_scheme_rules()}</p>}
      </div>
      {preset?.markModel === 'criteria' && <Criteria paper={paper} />}
      <p className="pp-small">
        {m.paper_not_official_long()} {preset && unchecked(preset)} {code !== null && `${m.paper_code({ code })}.`}
      </p>
    </div>
  )
}

/** A single section is not called by its letter. */
const allWords = (section: string, sections: number): string =>
  sections === 1 ? m.paper_rule_every() : m.paper_rule_all({ section })

function calculatorWords({ calculator }: Preset): string {
  const words = {
    none: m.paper_calculator_none,
    allowed: m.paper_calculator_allowed,
    'not needed': m.paper_calculator_not_needed
  }
  return words[calculator.value]()
}

const unchecked = ({ verified, years, paper, board, subject }: Preset): string =>
  isPractice({ paper })
    ? m.paper_practice_what({ board, subject: subject.name })
    : verified === null
      ? m.paper_unchecked({ year: String(years.from) })
      : m.paper_checked({ day: verified })

function Criteria({ paper }: { readonly paper: OpenPaper }): ReactNode {
  return (
    <ul>
      {paper.sections.map(({ id, title, marks }) => (
        <li key={id}>{`${title ?? id}: ____ / ${marks}`}</li>
      ))}
    </ul>
  )
}
