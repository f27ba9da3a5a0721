import { useState, type CSSProperties, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import type { Now } from '#data/read/plan/world-of.ts'
import type { Cushion, Plan, Unplaced } from '#domain/plan/world.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { href } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { examName } from '#tools/shared/plan/plan-dates.ts'
import { dayMonth, lengthWords } from '#tools/shared/plan/plan-words.ts'
import { $proposal } from '#tools/shared/plan/proposal.store.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { QuickAdd } from '#tools/planner/side/QuickAdd.tsx'
import { Suggestions } from '#tools/planner/side/Suggestions.tsx'
import { applyRemedy, remedyWords } from '#tools/planner/side/remedies.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { SidePart } from '#ui/page/PageFrame.tsx'

const SHOWN_NEEDS = 4
const SHOWN_CUSHIONS = 8
/** A bar is no shorter for a longest cushion below so many minutes. */
const LEAST_SCALE = 60

/** Every exam, and as many tasks as there is room for, in order of time. */
function shownCushions(cushions: readonly Cushion[]): readonly Cushion[] {
  const room = Math.max(0, SHOWN_CUSHIONS - cushions.filter(({ kind }) => kind === 'exam').length)
  const tasks = new Set(cushions.filter(({ kind }) => kind === 'task').slice(0, room))
  return cushions.filter(one => one.kind === 'exam' || tasks.has(one))
}

interface NeedProps {
  readonly need: Unplaced
  readonly subject: string
  /** The plan whose ways these are, of which one was taken: the next plan offers others. */
  readonly plan: Plan
}

function Need({ need, subject, plan }: NeedProps): ReactNode {
  const [taken, setTaken] = useState<Plan | null>(null)
  const title = blockTitle({ kind: need.kind, title: need.title, subject })
  return (
    <li>
      <p className="pl-unfit">
        <b className="pl-short">{lengthWords(need.minutes)}</b> {m.planner_unfit_of({ title, by: dayMonth(need.by) })}
      </p>
      <ul className="pl-ways">
        {need.ways.map(way => (
          <li key={JSON.stringify(way)}>
            <span>{remedyWords(way)}</span>
            <Button
              kind="quiet"
              isPending={taken === plan}
              onPress={() => {
                setTaken(plan)
                void tryOnceOrNotify(JSON.stringify(way), () => applyRemedy(way))
              }}
              aria-label={m.planner_take_way({ way: remedyWords(way) })}
            >
              {m.planner_take()}
            </Button>
          </li>
        ))}
      </ul>
    </li>
  )
}

interface CushionLineProps {
  readonly cushion: Cushion
  readonly name: string
  /** Minutes of a whole bar, the same for all of a list. */
  readonly scale: number
}

function CushionLine({ cushion, name, scale }: CushionLineProps): ReactNode {
  const isShort = cushion.minutes < 0
  const share = Math.abs(cushion.minutes) / scale
  return (
    <div className="pl-cushion">
      <span>{name}</span>
      <div aria-hidden="true">
        <u data-short={isShort} style={{ '--share': share } as CSSProperties} />
      </div>
      <em className={isShort ? 'pl-short' : ''}>
        {isShort ? m.planner_short({ length: lengthWords(cushion.minutes) }) : lengthWords(cushion.minutes)}
      </em>
    </div>
  )
}

function Facts({ plan, rows }: { readonly plan: Plan; readonly rows: PlanRows }): ReactNode {
  const names = new Map(rows.subjects.map(({ id, name }) => [id, name]))
  const of = (id: string | null): string => (id === null ? '' : (names.get(id) ?? ''))
  const cushions = shownCushions(plan.cushions)
  const scale = Math.max(LEAST_SCALE, ...plan.cushions.map(({ minutes }) => Math.abs(minutes)))
  const left = plan.cushions.filter(one => !cushions.includes(one))
  const needLine = (need: Unplaced): ReactNode => (
    <Need key={`${need.kind} ${need.ref ?? ''} ${need.by}`} need={need} subject={of(need.subject)} plan={plan} />
  )
  const cushionLine = (cushion: Cushion): ReactNode => (
    <CushionLine
      key={`${cushion.kind} ${cushion.ref}`}
      cushion={cushion}
      scale={scale}
      name={cushion.kind === 'exam' ? examName(of(cushion.subject), cushion.title) : cushion.title}
    />
  )
  return (
    <>
      {plan.unplaced.length > 0 && (
        <SidePart title={m.planner_unfit_title()} aside={String(plan.unplaced.length)}>
          <ul className="pl-needs">{plan.unplaced.slice(0, SHOWN_NEEDS).map(needLine)}</ul>
          {plan.unplaced.length > SHOWN_NEEDS && (
            <Disclosure title={m.planner_unfit_more({ count: plan.unplaced.length - SHOWN_NEEDS })} level={4}>
              <ul className="pl-needs">{plan.unplaced.slice(SHOWN_NEEDS).map(needLine)}</ul>
            </Disclosure>
          )}
        </SidePart>
      )}
      {plan.cushions.length > 0 && (
        <SidePart title={m.planner_cushion()}>
          <p className="hint">{m.planner_cushion_hint()}</p>
          {cushions.map(cushionLine)}
          {left.length > 0 && (
            <Disclosure title={m.planner_cushion_more({ count: left.length })} level={4}>
              {left.map(cushionLine)}
            </Disclosure>
          )}
        </SidePart>
      )}
    </>
  )
}

/** Beside the calendar: what does not fit and the ways out, how much air there is, and the line for new work. */
export function Side({ rows, now }: { readonly rows: PlanRows; readonly now: Now }): ReactNode {
  const proposal = useStore($proposal)
  return (
    <>
      {/* First: what is worked out later must not push it from under a pointer. */}
      <SidePart title={m.planner_quick()}>
        <QuickAdd subjects={rows.subjects} now={now} />
      </SidePart>
      {proposal.state === 'failed' && (
        <SidePart title={m.planner_failed()}>
          <p>{wordsFor(proposal.error)}</p>
        </SidePart>
      )}
      {isReady(proposal) && <Facts plan={proposal.value.plan} rows={rows} />}
      <SidePart title={m.planner_suggest()}>
        <Suggestions rows={rows} now={now} />
      </SidePart>
      <SidePart title={m.planner_setup_title()}>
        <p className="hint">{m.planner_setup_hint()}</p>
        <p>
          <a href={href('planner', { view: 'setup' })}>{m.planner_setup_open()}</a>
        </p>
      </SidePart>
    </>
  )
}
