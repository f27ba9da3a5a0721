import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $drafts } from '#data/marks/own-attempt.ts'
import { $scripts, type ScriptLine } from '#data/marks/scripts.ts'
import { $losses } from '#data/rooms/losses.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { HowYouMark } from '#tools/answer-reviewer/home/HowYouMark.tsx'
import { dayWords, outOfWords } from '#tools/answer-reviewer/mark-words.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { PageFrame, Section, SidePart } from '#ui/page/PageFrame.tsx'

/** What waits for its marks, one question to bring along, and how the student marks. */
export function Home(): ReactNode {
  const scripts = useStore($scripts)
  const open = valueOr(useStore($drafts), [])
  return (
    <PageFrame
      title={m.reviewer_title()}
      facts={m.reviewer_estimate()}
      side={
        <>
          <SidePart title={m.reviewer_how()}>
            <HowYouMark differences={valueOr(scripts, null)?.differences ?? []} />
          </SidePart>
          <OpenLosses />
        </>
      }
    >
      <Section title={m.reviewer_one()}>
        <p className="rv-lead">{m.reviewer_lead()}</p>
        <p className="rv-acts">
          <a className="act ink" href={href('answer-reviewer', { view: 'new' })}>
            {open.length > 0 ? m.reviewer_go_on() : m.reviewer_paste()}
          </a>
          <a className="plain" href={href('paper-maker')}>
            {m.reviewer_sit()}
          </a>
        </p>
      </Section>
      <Section title={m.reviewer_scripts()}>
        <RemoteView
          remote={scripts}
          loading={m.reviewer_opening()}
          failed={m.reviewer_failed()}
          isEmpty={({ lines }) => lines.length === 0}
          empty={<p className="hint">{m.reviewer_scripts_none()}</p>}
        >
          {({ lines }) => (
            <ul className="rv-lines">
              {lines.map(line => (
                <Line key={line.attempt.id} line={line} />
              ))}
            </ul>
          )}
        </RemoteView>
      </Section>
    </PageFrame>
  )
}

function Line({ line }: { readonly line: ScriptLine }): ReactNode {
  const { attempt, answered, marked, sum } = line
  const isDone = sum.open === 0
  return (
    <li>
      <a href={href('answer-reviewer', { attempt: attempt.id })}>{attempt.title || m.reviewer_untitled()}</a>
      <span>
        {attempt.retryOf === null
          ? dayWords(attempt.finishedAt ?? '')
          : m.reviewer_again_on({ day: dayWords(attempt.finishedAt ?? '') })}
      </span>
      <b className="figures">
        {isDone ? outOfWords(sum) : marked === 0 ? m.reviewer_unmarked() : m.reviewer_part_marked({ marked, answered })}
      </b>
    </li>
  )
}

function OpenLosses(): ReactNode {
  const losses = valueOr(useStore($losses), [])
  const open = losses.filter(({ state }) => state.state !== 'closed')
  if (open.length === 0) return null
  return (
    <SidePart title={m.reviewer_open_losses()} aside={`${open.length}`}>
      <ul className="rv-lost">
        {open.slice(-8).map(({ id, words, state }) => (
          <li key={id}>
            <a href={href('answer-reviewer', { loss: id })}>{words.split('\n')[0]}</a>
            {state.state === 'working' && <small>{m.reviewer_loss_working()}</small>}
          </li>
        ))}
      </ul>
    </SidePart>
  )
}
