import { useEffect, useRef, type ReactNode } from 'react'
import type { Quoted } from '#contract/engine/quiz.ts'
import { isMissed } from '#domain/quiz/attempt.ts'
import { confidenceOf } from '#domain/quiz/calibration.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { Hear } from '#tools/notetaker/lecture/hear/Hear.tsx'
import { CONFIDENCE_WORDS } from '#tools/notetaker/quiz/question/ConfidenceChoice.tsx'
import { JudgeOwn } from '#tools/notetaker/quiz/question/JudgeOwn.tsx'
import { ShortPoints } from '#tools/notetaker/quiz/question/ShortPoints.tsx'
import { keyOf } from '#tools/notetaker/quiz/key-of.ts'
import type { QuizAct } from '#tools/notetaker/quiz/question/quiz-keys.ts'
import type { OpenQuiz, QuizStep, Sitting } from '#data/read/quiz/sittings.ts'
import type { Week } from '#data/read/quiz/this-week.ts'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { SourceQuote } from '#tools/shared/cards/SourceQuote.tsx'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { Button } from '#ui/Button.tsx'

export interface FeedbackProps {
  readonly open: OpenQuiz
  readonly sitting: Sitting
  readonly step: QuizStep
  readonly week: Week | null
  readonly onAct: (key: QuizAct) => void
  readonly onNext?: () => void
  readonly nextLabel?: string
}

export function verdictWords({ score, isLeftOut, isJudged }: QuizStep): string {
  if (isLeftOut) return m.quiz_verdict_left_out()
  if (isJudged && score.verdict === 'right') return m.quiz_verdict_own()
  if (score.because === 'spelling') return m.quiz_verdict_spelling()
  if (score.because === 'unit') return m.quiz_verdict_unit()
  switch (score.verdict) {
    case 'right':
      return m.quiz_verdict_right()
    case 'part':
      return m.quiz_verdict_part({ percent: Math.round(score.share * 100) })
    case 'wrong':
      return m.quiz_verdict_wrong()
    case 'blank':
      return m.quiz_verdict_blank()
    case 'open':
      return m.quiz_verdict_open()
  }
}

/** The sentence of the note that the question came from, with the way to it. */
export function SourceLine({ open, quoted, wanted }: { open: OpenQuiz; quoted: Quoted; wanted: string }): ReactNode {
  const note = open.notes.get(quoted.sourceId)
  return (
    <p className="qz-source">
      {note ? (
        <>
          {m.quiz_from_note()}{' '}
          <a href={href('notetaker', { note: note.id, at: quoted.span.blockId })}>
            {note.title.trim() === '' ? m.quiz_untitled() : note.title}
          </a>
          {': '}
        </>
      ) : (
        `${m.quiz_from_deleted()} `
      )}
      <SourceQuote quote={quoted.span.quote} wanted={wanted} />
    </p>
  )
}

function calibrationWords({ confidence, score }: QuizStep, week: Week | null): string | null {
  if (confidence === null || score.verdict === 'open') return null
  const word = confidenceOf(confidence)
  const said = m.quiz_you_were({ word: CONFIDENCE_WORDS[word]().toLocaleLowerCase('en-GB') })
  return week && week[word].count > 1 ? `${said} ${weekWords(word, week)}` : said
}

const WEEK_WORDS = { guess: m.quiz_week_guess, think: m.quiz_week_think, sure: m.quiz_week_sure } as const

/** "Of 9 sure answers this week, 7 were right." */
export function weekWords(word: keyof Week, week: Week): string {
  return WEEK_WORDS[word](week[word])
}

/** Right or wrong, the answer, its sentence in the note, and what can be done about it. */
export function Feedback(props: FeedbackProps): ReactNode {
  const { open, sitting, step, week, onAct, onNext, nextLabel } = props
  const { item, score, answerId } = step
  const hint = useKeyHints('solution')
  const verdict = useRef<HTMLParagraphElement>(null)
  const isAlone = onNext !== undefined
  // In a list of answers two buttons each would be louder than what was answered.
  const act = isAlone ? 'plain' : 'quiet'
  useEffect(() => {
    if (isAlone) verdict.current?.focus({ preventScroll: true })
  }, [item.key, isAlone])
  const isOptions = item.type === 'choice' || (item.type === 'true-false' && !('correction' in item))
  const wanted = item.type === 'matching' || item.type === 'ordering' ? '' : keyOf(item)
  const words = calibrationWords(step, week)
  const isCarded = answerId !== null && sitting.carded.has(answerId)
  return (
    <div className="qz-feedback" data-verdict={step.isLeftOut ? 'out' : score.verdict}>
      <p ref={verdict} className="qz-verdict" tabIndex={-1} role="status">
        {verdictWords(step)}
      </p>
      {!isOptions && (
        <p className="qz-key">
          {m.quiz_the_answer()} <CardText text={keyOf(item)} />
        </p>
      )}
      {item.type === 'short' && <ShortPoints step={step} />}
      <JudgeOwn step={step} isAlone={isAlone} onJudge={at => onAct({ kind: 'choose', at })} />
      <SourceLine open={open} quoted={item.evidence} wanted={wanted} />
      <Hear noteId={item.evidence.sourceId} place={item.evidence.span} quote={item.evidence.span.quote} />
      <div className="qz-row">
        {onNext && (
          <Button kind="act" onPress={onNext}>
            {nextLabel} <Key hint={hint('on')} />
          </Button>
        )}
        {isMissed(step) &&
          (isCarded ? (
            <span className="qz-carded">{m.quiz_card_there()}</span>
          ) : (
            <Button kind={act} onPress={() => onAct({ kind: 'card' })}>
              {m.quiz_card_make()} {isAlone && <Key hint={hint('card')} />}
            </Button>
          ))}
        <Button kind={act} onPress={() => onAct({ kind: 'wrong' })}>
          {step.isLeftOut ? m.quiz_count_again() : m.quiz_is_wrong()}
        </Button>
      </div>
      {words !== null && <p className="hint">{words}</p>}
    </div>
  )
}
