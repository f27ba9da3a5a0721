import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $drafts } from '#data/write/marks/own-attempt.ts'
import { $manyDrafts } from '#data/write/marks/own-many.ts'
import { $scripts, type ScriptLine, type TopicResult } from '#data/read/marks/scripts.ts'
import { $toWinBack, byPart } from '#data/read/marks/loss-about.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { HowYouMark } from '#tools/answer-reviewer/home/HowYouMark.tsx'
import { dayWords } from '#tools/answer-reviewer/mark-words.ts'
import { outOfWords } from '#tools/shared/marks/out-of-words.ts'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { MarkExample } from '#tools/shared/examples/MarkExample.tsx'
import { Begin } from '#ui/state/Begin.tsx'
import { PageFrame, Section, SidePart } from '#ui/page/PageFrame.tsx'

/** What waits for its marks, one question to bring along, and how the student marks. */
export function Home(): ReactNode {
  const scripts = useStore($scripts)
  const open = valueOr(useStore($drafts), [])
  const many = valueOr(useStore($manyDrafts), [])
  const isFirst = scripts.state === 'ready' && scripts.value.lines.length === 0 && open.length + many.length === 0
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
      {isFirst && (
        <Begin title={m.begin_mark()} label={m.begin_mark_label()} example={<MarkExample />} acts={null}>
          {m.begin_mark_why()}
        </Begin>
      )}
      <Section title={m.reviewer_one()}>
        <p className="rv-lead">{m.reviewer_lead()}</p>
        <p className="rv-acts">
          <a className="act ink" href={href('answer-reviewer', { view: 'new' })}>
            {open.length > 0 ? m.reviewer_go_on() : m.reviewer_paste()}
          </a>
          <a className="plain" href={href('answer-reviewer', { view: 'many' })}>
            {many.length > 0 ? m.reviewer_many_go_on() : m.reviewer_many_open()}
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
      <Topics topics={valueOr(scripts, null)?.topics ?? []} />
    </PageFrame>
  )
}

function Line({ line }: { readonly line: ScriptLine }): ReactNode {
  const { attempt, sum, left } = line
  return (
    <li>
      <a href={href('answer-reviewer', { attempt: attempt.id })}>{attempt.title || m.reviewer_untitled()}</a>
      <span>
        {attempt.retryOf === null
          ? dayWords(attempt.finishedAt ?? '')
          : m.reviewer_again_on({ day: dayWords(attempt.finishedAt ?? '') })}
      </span>
      <b className="figures">{left === 0 ? outOfWords(sum) : m.reviewer_left({ count: left })}</b>
    </li>
  )
}

/** What was earned by topic over all papers, with what each figure stands on. */
function Topics({ topics }: { readonly topics: readonly TopicResult[] }): ReactNode {
  if (topics.length === 0) return null
  return (
    <Section title={m.reviewer_topics()}>
      <p className="hint">{m.reviewer_topics_hint()}</p>
      <ul className="rv-lines">
        {topics.map(({ name, earned, max, answers, scripts }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              {m.reviewer_topic_answers({ count: answers })} {m.reviewer_topic_scripts({ count: scripts })}
            </span>
            <b className="figures">{outOfWords({ low: earned, high: earned, max })}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const FIRST = 4

function OpenLosses(): ReactNode {
  const losses = valueOr(useStore($toWinBack), [])
  if (losses.length === 0) return null
  const open = losses.reduce((sum, { loss }) => sum + loss.marks, 0)
  return (
    <SidePart title={m.reviewer_open_losses()} aside={`${open}`}>
      <ul className="rv-lost">
        {byPart(losses)
          .slice(0, FIRST)
          .map(([{ loss, question, state, hasCard, won }, ...more]) => (
            <li key={loss.id}>
              {question !== '' && <small>{question}</small>}
              <a href={href('answer-reviewer', { loss: loss.id })}>
                <CardText text={loss.words.split('\n')[0] ?? ''} />
              </a>
              {more.length > 0 && <small>{m.reviewer_lost_more({ count: more.length })}</small>}
              {state.state === 'working' && (
                <small>
                  {hasCard ? m.reviewer_won_so_far({ right: won.right, of: won.of }) : m.reviewer_loss_working()}
                </small>
              )}
            </li>
          ))}
      </ul>
      <p className="rv-acts">
        <a className="plain" href={href('answer-reviewer', { losses: 'all' })}>
          {m.reviewer_win_back_all({ count: open })}
        </a>
      </p>
    </SidePart>
  )
}
