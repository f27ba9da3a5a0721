import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { bankIndex } from '#data/read/papers/bank.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { $preferences } from '#data/write/preferences.ts'
import type { FirstDays, FirstStepId } from '#domain/first-steps.ts'
import { ownPreset } from '#domain/paper/first-preset.ts'
import { tenMarkMinutes } from '#domain/paper/wishes.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { hideFirstSteps } from '#tools/main/first/first.store.ts'
import css from '#tools/main/first/first.css?inline'
import { lengthWords } from '#tools/shared/plan/plan-words.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

adoptStyles(css)

/** About how long each takes, in minutes. */
const MINUTES: Readonly<Record<FirstStepId, number>> = { subjects: 2, paper: 12, dates: 2, note: 3, times: 1 }

interface Step {
  readonly title: string
  readonly why: string
  readonly act: string
  readonly to: string
  readonly isRecall?: boolean
}

interface Sat {
  readonly id: string
  readonly name: string
  /** As long as ten marks take in its exam. */
  readonly minutes: number
}

/** The subject a first paper can be made of: null where there is none, undefined while that is not known. */
function usePaperSubject(): Sat | null | undefined {
  const subjects = useStore($subjects)
  const preferences = useStore($preferences)
  const [presets, setPresets] = useState<Awaited<ReturnType<typeof bankIndex>>['presets'] | null>(null)
  useEffect(() => {
    bankIndex().then(
      index => setPresets(index.presets),
      () => setPresets([])
    )
  }, [])
  if (presets === null || subjects.state !== 'ready' || preferences.state !== 'ready') return undefined
  const { board } = preferences.value
  for (const subject of subjects.value) {
    const preset = ownPreset(presets, board, subject)
    if (preset) return { id: subject.id, name: subject.name, minutes: tenMarkMinutes(preset) }
  }
  return null
}

function stepOf(id: FirstStepId, paper: Sat | null | undefined): Step {
  switch (id) {
    case 'subjects':
      return {
        title: m.first_subjects(),
        why: m.first_subjects_why(),
        act: m.first_subjects_act(),
        to: href('user-settings', { part: 'subjects' })
      }
    case 'paper':
      return paper
        ? {
            title: m.first_paper_of({ subject: paper.name }),
            why: m.first_paper_why(),
            act: m.first_paper_begin(),
            to: href('paper-maker', { ten: paper.id }),
            isRecall: true
          }
        : { title: m.first_paper(), why: m.first_paper_other(), act: m.first_paper_act(), to: href('paper-maker') }
    case 'dates':
      return {
        title: m.first_dates(),
        why: m.first_dates_why(),
        act: m.first_dates_act(),
        to: href('planner', { view: 'setup', part: 'exams' })
      }
    case 'note':
      return {
        title: m.first_note(),
        why: m.first_note_why(),
        act: m.first_note_act(),
        to: href('notetaker', { note: 'new' })
      }
    case 'times':
      return {
        title: m.first_times(),
        why: m.first_times_why(),
        act: m.first_times_act(),
        to: href('planner', { view: 'setup', part: 'hours' })
      }
  }
}

interface FirstDayProps {
  readonly days: FirstDays
  /** False where something of the student's own comes before: the list stays, the one act is that. */
  readonly hasAct: boolean
  readonly all: number
}

/** The one act, and the steps that tick themselves. */
export function FirstDay({ days: { steps, done, next }, hasAct, all }: FirstDayProps): ReactNode {
  const paper = usePaperSubject()
  const act = stepOf(next, paper)
  const isUnknown = next === 'paper' && paper === undefined
  return (
    <>
      {hasAct && (
        <section className="td-next" aria-label={m.main_next()} aria-busy={isUnknown}>
          <h3 className="td-q">{act.title}</h3>
          <p className="td-why">{isUnknown ? m.first_paper_why() : act.why}</p>
          <p className="row">
            <a className={act.isRecall === true ? 'act' : 'act ink'} href={act.to}>
              {act.isRecall === true
                ? m.main_next_start({ length: lengthWords(paper?.minutes ?? MINUTES.paper) })
                : act.act}
            </a>
            {act.isRecall === true && <a href={href('paper-maker')}>{m.first_paper_another()}</a>}
          </p>
        </section>
      )}
      <Section title={m.first_title()} aside={m.first_done({ done, all })}>
        <ol className="td-steps">
          {steps.map(({ id, isDone }, at) => {
            const { why, act: words, to, ...step } = stepOf(id, paper)
            const title = id === 'paper' ? m.first_paper() : step.title
            const isHere = hasAct && id === next
            const minutes = id === 'paper' && paper !== null ? paper?.minutes : MINUTES[id]
            return (
              <li key={id} data-done={isDone}>
                <i aria-hidden="true" className="figures">
                  {isDone ? '✓' : at + 1}
                </i>
                <div>
                  <strong>{title}</strong>
                  <small>{isHere ? m.first_above() : why}</small>
                </div>
                {isDone ? (
                  <span className="hidden-text">{m.planner_done()}</span>
                ) : (
                  <em className="figures">{minutes !== undefined && lengthWords(minutes)}</em>
                )}
                {!isDone && !isHere && (
                  <a className="plain" href={to}>
                    {words}
                  </a>
                )}
              </li>
            )
          })}
        </ol>
        <p className="td-foot">
          <span>{m.first_how()}</span>
          <Button kind="quiet" onPress={hideFirstSteps}>
            {m.first_hide()}
          </Button>
        </p>
      </Section>
    </>
  )
}
