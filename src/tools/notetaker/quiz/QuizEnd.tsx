import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { isMissed } from '#domain/quiz/attempt.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { weekWords } from '#tools/notetaker/quiz/question/Feedback.tsx'
import { Question } from '#tools/notetaker/quiz/question/Question.tsx'
import { Ticks } from '#tools/notetaker/quiz/Ticks.tsx'
import { makeCards } from '#tools/notetaker/quiz/missed-cards.ts'
import { $justEnded, sitAgain, writeLosses } from '#tools/notetaker/quiz/quiz-acts.ts'
import { scoreWords } from '#tools/notetaker/quiz/score-words.ts'
import type { OpenQuiz, Sitting } from '#data/read/quiz/sittings.ts'
import { $thisWeek } from '#data/read/quiz/this-week.ts'
import { liveMastery } from '#data/read/quiz/topic-mastery.ts'
import { valueOr } from '#lib/remote.ts'
import { Button } from '#ui/Button.tsx'
import { PageFrame, Section, SidePart } from '#ui/page/PageFrame.tsx'
import { Meter } from '#ui/state/Meter.tsx'

function Side({ open }: { readonly open: OpenQuiz }): ReactNode {
  const week = valueOr(useStore($thisWeek), null)
  const topics = [...new Set([...open.notes.values()].flatMap(note => note.topicId ?? []))].join(' ')
  const $mastery = useMemo(() => liveMastery(topics === '' ? [] : topics.split(' ')), [topics])
  const mastery = valueOr(useStore($mastery), [])
  const words = (['sure', 'think', 'guess'] as const).filter(word => week && week[word].count > 0)
  return (
    <>
      <SidePart title={m.quiz_history()}>
        <ol className="qz-history">
          {open.attempts.toReversed().map(({ attempt, tally }) => (
            <li key={attempt.id}>
              <span>
                {new Date(attempt.createdAt).toLocaleDateString('en-GB', {
                  day: 'numeric',
                  month: 'long',
                  year: 'numeric'
                })}
                {attempt.retryOf !== null && ` · ${m.quiz_history_retry()}`}
              </span>
              <span className="figures">{attempt.finishedAt === null ? m.quiz_under_way() : scoreWords(tally)}</span>
            </li>
          ))}
        </ol>
      </SidePart>
      {week && words.length > 0 && (
        <SidePart title={m.quiz_calibration()}>
          {words.map(word => (
            <p key={word}>{weekWords(word, week)}</p>
          ))}
        </SidePart>
      )}
      <SidePart title={m.quiz_mastery()}>
        {mastery.length === 0 && <p className="hint">{m.quiz_mastery_none()}</p>}
        {mastery.map(({ id, name, mastery: known }) => (
          <Meter
            key={id}
            label={m.quiz_mastery_label({ topic: name })}
            value={known?.value ?? null}
            words={name}
            aside={known ? `${Math.round(known.value * 100)}%` : m.quiz_mastery_no_data()}
          />
        ))}
      </SidePart>
    </>
  )
}

/** How it went, what was missed and what comes of it. */
export function QuizEnd({ open, sitting }: { readonly open: OpenQuiz; readonly sitting: Sitting }): ReactNode {
  const { attempt, steps, tally } = sitting
  const missed = steps.filter(isMissed)
  const uncarded = missed.filter(step => step.answerId === null || !sitting.carded.has(step.answerId))
  // A tab that died between the end and its losses writes them now: their ids are the same.
  useEffect(() => void writeLosses(open.quiz.id).catch(() => undefined), [open.quiz.id, attempt.id])
  const score = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if ($justEnded.get() !== attempt.id) return
    $justEnded.set('')
    score.current?.scrollIntoView({ block: 'center' })
    score.current?.focus({ preventScroll: true })
  }, [attempt.id])
  return (
    <PageFrame
      title={attempt.title}
      facts={m.quiz_done({ count: steps.length })}
      tools={<Ticks steps={steps} current={-1} />}
      side={<Side open={open} />}
    >
      <p ref={score} className="qz-score" tabIndex={-1}>
        {scoreWords(tally)}
      </p>
      {tally.open > 0 && <p>{m.quiz_open_words({ count: tally.open })}</p>}
      <p>{missed.length === 0 && tally.open === 0 ? m.quiz_none_missed() : m.quiz_missed_hint()}</p>
      <div className="qz-row">
        {missed.length > 0 && (
          <Button
            kind="act"
            onPress={() =>
              void sitAgain(
                open,
                sitting,
                missed.map(step => step.item.key)
              )
            }
          >
            {m.quiz_retry({ count: missed.length })}
          </Button>
        )}
        {uncarded.length > 0 && (
          <Button onPress={() => void makeCards(open, uncarded)}>{m.quiz_cards_all({ count: uncarded.length })}</Button>
        )}
        <Button onPress={() => void sitAgain(open, sitting)}>{m.quiz_again()}</Button>
        <a className="quiet" href={href('notetaker', { quiz: 'new' })}>
          {m.quiz_other()}
        </a>
      </div>
      <Section title={m.quiz_answers()}>
        <div className="qz-all">
          {[...missed, ...steps.filter(step => !isMissed(step))].map(step => (
            <Question
              key={step.item.key}
              open={open}
              sitting={sitting}
              step={step}
              number={steps.indexOf(step) + 1}
              isAlone={false}
            />
          ))}
        </div>
      </Section>
    </PageFrame>
  )
}
