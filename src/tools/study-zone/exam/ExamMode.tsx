import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { EXAM_PAPERS, type CalculatorRule, type ExamPaper } from '#config/exam-papers.ts'
import { calcFeaturesIn, offIn, type OffReason } from '#domain/exam/exam-mode.ts'
import { m } from '#messages/generated/messages.js'
import { $exam, takeFromAddress } from '#tools/study-zone/exam/exam.store.ts'
import { enterExam, leaveExam } from '#tools/study-zone/exam/kept.store.ts'
import { SHELF, type ShownTool } from '#tools/study-zone/tools.ts'
import { ToolPage } from '#tools/study-zone/ToolPage.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import css from '#tools/study-zone/exam/exam.css?inline'

adoptStyles(css)

const RULES: Readonly<Record<CalculatorRule, () => string>> = {
  none: m.exam_none,
  scientific: m.exam_scientific,
  graphic: m.exam_graphic,
  allowed: m.exam_allowed
}

const offWords = (reason: OffReason, tool: ShownTool): string => {
  if (reason === 'noBooklet') return m.exam_off_formulas()
  if (reason === 'noGraph') return m.exam_off_graph()
  return tool.id === 'graph' ? m.exam_off_graph_none() : m.exam_off_calculator()
}

/** What the paper of exam mode allows, above the tool; without one, a way to begin, below it. */
export function ExamMode(props: { readonly tool: ShownTool; readonly children: ReactNode }): ReactNode {
  const { tool, children } = props
  const paper = useStore($exam)
  useEffect(takeFromAddress)
  const reason = paper && offIn(paper, tool.id)
  return (
    <>
      {paper && <Rules paper={paper} tool={tool} />}
      {reason ? (
        <ToolPage title={tool.name()} facts={m.exam_mode()}>
          <p className="zn-exam-off" role="status">
            {offWords(reason, tool)}
          </p>
        </ToolPage>
      ) : (
        children
      )}
      <Choice paper={paper} />
    </>
  )
}

function Rules({ paper, tool }: { readonly paper: ExamPaper; readonly tool: ShownTool }): ReactNode {
  const { board, subject, years, calculator, booklet, noImplicit } = paper
  const given = booklet ? (booklet.value ? m.exam_booklet() : m.exam_no_booklet()) : m.exam_booklet_unknown()
  const sources = new Set([calculator, booklet, noImplicit].flatMap(rule => rule?.from ?? []))
  const others = SHELF.filter(one => ['graph', 'calculator', 'formulas'].includes(one.id) && !offIn(paper, one.id))
  return (
    <section className="zn-exam" aria-label={m.exam_mode()}>
      <h2>{m.exam_name({ board, subject, paper: paper.paper, years })}</h2>
      <p>
        {RULES[calculator.value]()} {given} {noImplicit ? m.exam_no_implicit() : ''}
        {calcFeaturesIn(paper).includes('constants') || offIn(paper, 'calculator') ? '' : m.exam_no_constants()}
      </p>
      <p className="zn-source">
        {m.exam_from({ from: [...sources].join('; ') })}. {m.exam_check()}
      </p>
      <p className="zn-exam-ways">
        {others.length > 0 && <span>{m.exam_still()}:</span>}
        {others.map(one => (
          <a key={one.id} href={one.href} aria-current={one.id === tool.id ? 'page' : undefined}>
            {one.name()}
          </a>
        ))}
        <Button kind="quiet" onPress={leaveExam}>
          {m.exam_leave()}
        </Button>
      </p>
    </section>
  )
}

function Choice({ paper }: { readonly paper: ExamPaper | null }): ReactNode {
  const options = EXAM_PAPERS.map(one => ({
    value: one.id,
    text: m.exam_option({ board: one.board, subject: one.subject, paper: one.paper })
  }))
  return (
    <div className="zn-exam-choice">
      <Select
        label={m.exam_mode()}
        hint={m.exam_start_hint()}
        value={paper?.id ?? ''}
        options={[{ value: '', text: m.exam_off_option() }, ...options]}
        onChange={id => (id === '' ? leaveExam() : enterExam(id))}
      />
    </div>
  )
}
