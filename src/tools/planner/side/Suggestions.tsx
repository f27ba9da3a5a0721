import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { PlanContext, PlanResult, Proposal } from '#contract/engine/plan.ts'
import { study } from '#data/ai/study.ts'
import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import { examsOf, type Now } from '#data/read/plan/world-of.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { EMPTY_TASK } from '#data/write/plan/imported.ts'
import { addRows } from '#tools/planner/rows/row.ts'
import { EngineChoice } from '#tools/shared/engine/EngineChoice.tsx'
import { engineRun } from '#tools/shared/engine/engine-run.ts'
import { EngineRunView } from '#tools/shared/engine/EngineRunView.tsx'
import { Button } from '#ui/Button.tsx'

const run = engineRun<PlanResult>()
/** What one call takes. */
const MOST = { exams: 200, subjects: 100 }

function contextOf(rows: PlanRows, now: Now): PlanContext {
  const names = new Map(rows.subjects.map(({ id, name }) => [id, name]))
  return {
    today: now.today,
    minutesPerDay: Math.min(1440, now.minutesPerDay),
    exams: examsOf(rows)
      .slice(0, MOST.exams)
      .map(exam => ({ subject: names.get(exam.subject) ?? exam.title, date: exam.on, title: exam.title })),
    subjects: rows.subjects.slice(0, MOST.subjects).map(subject => subject.name),
    weakTopics: rows.topics
      .filter(topic => topic.confidence !== null && topic.confidence <= 2)
      .slice(0, MOST.exams)
      .map(topic => ({ topic: topic.name, subject: names.get(topic.subjectId) ?? '' }))
      .map(({ subject, topic }) => (subject === '' ? { topic } : { topic, subject }))
  }
}

/** A suggestion becomes a task only when the student says so; the timetable is computed from it like from any other. */
function Suggested({ proposal, rows }: { readonly proposal: Proposal; readonly rows: PlanRows }): ReactNode {
  const [isTaken, setTaken] = useState(false)
  const { text, minutes, subject, topic, before } = proposal
  const add = async (): Promise<void> => {
    const subjectId = rows.subjects.find(one => one.name === subject)?.id ?? null
    const title = (topic ?? text).slice(0, 200)
    const fields = {
      ...EMPTY_TASK,
      kind: 'revision' as const,
      subjectId,
      title,
      detail: text.slice(0, 4000),
      minutes: minutes ?? null,
      dueOn: before ?? null
    }
    await addRows('tasks', [fields], m.planner_added({ title }))
    setTaken(true)
  }
  const canAdd = proposal.reason !== 'missing' && proposal.reason !== 'cards'
  return (
    <li>
      <span>{text}</span>
      {canAdd && (
        <Button kind="quiet" isDisabled={isTaken} onPress={() => void tryOnceOrNotify(`suggestion ${text}`, add)}>
          {m.planner_suggest_take()}
        </Button>
      )}
    </li>
  )
}

/** What an engine would do next, in words. It never touches the plan. */
export function Suggestions({ rows, now }: { readonly rows: PlanRows; readonly now: Now }): ReactNode {
  const { state } = useStore(run.$run)
  const ask = (): void => void run.start(work => study.plan('', contextOf(rows, now), work))
  return (
    <>
      <p className="hint">{m.planner_suggest_lead()}</p>
      <EngineChoice feature="plan" />
      <p>
        <Button isPending={state === 'running'} onPress={ask}>
          {m.planner_suggest_ask()}
        </Button>
      </p>
      <EngineRunView store={run} feature="plan" onRetry={ask}>
        {answer => (
          <ul className="pl-ways">
            {answer.proposals.map(proposal => (
              <Suggested key={proposal.text} proposal={proposal} rows={rows} />
            ))}
          </ul>
        )}
      </EngineRunView>
    </>
  )
}
