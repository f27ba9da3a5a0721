import type { ReactNode } from 'react'
import { calculatorRule, asksWorking, hasBoardShape, schemeKinds } from '#domain/paper/print/front.ts'
import { saysAnswerAlone, takesAnswerAlone } from '#domain/paper/print/mark-rule.ts'
import type { PaperSection } from '#domain/paper/compose.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { m } from '#messages/generated/messages.js'
import { isPractice } from '#domain/paper/syllabus/practice.ts'
import type { View } from '#tools/paper-maker/page/blocks.ts'
import type { OpenPaper } from '#tools/paper-maker/paper.store.ts'
import { codeOf, titleOf } from '#tools/paper-maker/maker.store.ts'
import { answerRules, timeWords } from '#tools/paper-maker/words.ts'

interface CoverProps {
  readonly paper: OpenPaper
  /** As they are printed. */
  readonly sections: readonly PaperSection[]
  readonly preset: Preset | null
  readonly view: View
}

/** The first page: what it is, how long it takes, what to answer, and that no board made it. */
export function Cover({ paper, sections, preset, view }: CoverProps): ReactNode {
  const { minutes, marks, blueprint } = paper
  const code = codeOf(blueprint)
  const isBoards = hasBoardShape(preset, paper)
  const names = { paper: '', scheme: m.paper_view_scheme(), booklet: m.paper_view_booklet() }
  const name = isBoards ? preset?.paper.name : m.paper_practice_name()
  return (
    <div className="pp-front">
      <p>{preset && isBoards ? m.paper_style({ board: preset.board }) : m.paper_practice()}</p>
      <h3>{preset?.subject.name ?? paper.title}</h3>
      <p>{[preset?.subject.code, preset?.level, name, names[view]].filter(Boolean).join(' · ')}</p>
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
        {view !== 'booklet' && (
          <ul>
            {(view === 'paper' ? paperRules(sections, preset) : schemeRules(sections, preset)).map(rule => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )}
      </div>
      {preset?.markModel === 'criteria' && isBoards && <Criteria sections={sections} />}
      <p className="pp-small">
        {m.paper_not_official_long()} {preset && standing(preset, isBoards)}{' '}
        {code !== null && `${m.paper_code({ code })}.`}
      </p>
    </div>
  )
}

function paperRules(sections: readonly PaperSection[], preset: Preset | null): string[] {
  const calculator = calculatorRule(sections, preset)
  return [
    ...answerRules(sections),
    ...(calculator === 'none' ? [m.paper_calculator_none()] : []),
    ...(calculator === 'allowed' ? [m.paper_calculator_allowed()] : []),
    preset?.answers === 'booklet' ? m.paper_rule_booklet() : m.paper_rule_lines(),
    ...(asksWorking(sections) ? [m.paper_rule_working()] : []),
    m.paper_rule_marks()
  ]
}

const TYPES = { M: m.paper_scheme_m, A: m.paper_scheme_a, B: m.paper_scheme_b, R: m.paper_scheme_r }

/** Only what stands in this scheme, once for all of it. */
function schemeRules(sections: readonly PaperSection[], preset: Preset | null): string[] {
  const { points, levels, types, carried } = schemeKinds(sections)
  const isAlone =
    preset !== null &&
    takesAnswerAlone(preset) &&
    sections.some(({ questions }) => questions.some(({ parts }) => parts.some(saysAnswerAlone)))
  return [
    ...(points ? [m.paper_scheme_points()] : []),
    ...(levels ? [m.paper_scheme_levels()] : []),
    ...types.map(type => TYPES[type]()),
    ...(isAlone ? [m.paper_scheme_alone()] : []),
    ...(carried ? [m.paper_scheme_carried()] : [])
  ]
}

/** What it is built like, and who has looked. */
function standing(preset: Preset, isBoards: boolean): string {
  const { verified, years, board, subject } = preset
  if (isPractice(preset)) return m.paper_practice_what({ board, subject: subject.name })
  if (!isBoards) return m.paper_shorter({ paper: titleOf(preset) })
  return verified === null ? m.paper_unchecked({ year: String(years.from) }) : m.paper_checked({ day: verified })
}

function Criteria({ sections }: { readonly sections: readonly PaperSection[] }): ReactNode {
  return (
    <ul>
      {sections.map(({ id, title, marks }) => (
        <li key={id}>{`${title ?? id}: ____ / ${marks}`}</li>
      ))}
    </ul>
  )
}
