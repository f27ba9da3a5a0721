import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isAnswered, LONGEST_ANSWER, type Given } from '#domain/quiz/item.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { AnswerField } from '#tools/notetaker/quiz/question/AnswerField.tsx'
import { ConfidenceChoice } from '#tools/notetaker/quiz/question/ConfidenceChoice.tsx'
import { canJudge } from '#tools/notetaker/quiz/question/JudgeOwn.tsx'
import { Feedback } from '#tools/notetaker/quiz/question/Feedback.tsx'
import {
  countAgain,
  giveAnswer,
  judge,
  leaveOut,
  sayConfidence,
  showSolution
} from '#tools/notetaker/quiz/quiz-acts.ts'
import { quizKeys, solutionKeys, type QuizAct } from '#tools/notetaker/quiz/question/quiz-keys.ts'
import type { OpenQuiz, QuizStep, Sitting } from '#data/read/quiz/sittings.ts'
import { makeCards } from '#tools/notetaker/quiz/missed-cards.ts'
import { typed } from '#tools/notetaker/quiz/question/typed-answer.ts'
import { $thisWeek } from '#data/read/quiz/this-week.ts'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { useKeys } from '#tools/shared/keys/use-keys.ts'
import { Button } from '#ui/Button.tsx'

export interface QuestionProps {
  readonly open: OpenQuiz
  readonly sitting: Sitting
  readonly step: QuizStep
  /** Its place in the quiz: its heading, where it is one of several on the page. */
  readonly number?: number
  /** Alone on the page: the whole keyboard is its own. */
  readonly isAlone: boolean
  /** What comes after it, and what that is called. */
  readonly onNext?: () => void
  readonly nextLabel?: string
}

/** The order that an untouched list shows is an answer as well. */
function shownOrder({ item }: QuizStep): Given | null {
  return item.type === 'ordering' ? { kind: 'order', order: item.items.map((_, at) => at) } : null
}

/** What is on the screen, and on the disk as soon as it is given. */
function useAnswer(sitting: Sitting, step: QuizStep) {
  const { item } = step
  const [given, setGiven] = useState(step.given)
  const [writer] = useState(() =>
    typed<Given>(
      value => giveAnswer(sitting.attempt.id, item, value),
      error => void tryOrNotify(() => Promise.reject(error instanceof Error ? error : new Error(String(error))))
    )
  )
  const give = (value: Given): void => {
    setGiven(value)
    if (value.kind !== 'text' || value.text.length <= LONGEST_ANSWER) writer.put(value)
  }
  return { given, give, settled: writer.settled }
}

function chosenBy(at: number, { item }: QuizStep): Given | null {
  if (item.type === 'choice' && at < item.options.length) return { kind: 'choice', at }
  return item.type === 'true-false' && at < 2 ? { kind: 'truth', is: at === 0 } : null
}

/** One question: asked, answered, and where the quiz shows it, its solution with its source. */
export function Question({ open, sitting, step, number, isAlone, onNext, nextLabel }: QuestionProps): ReactNode {
  const { attempt, settings } = sitting
  const { item } = step
  const { given, give, settled } = useAnswer(sitting, step)
  const [says, say] = useState('')
  const hint = useKeyHints('quiz')
  const title = useRef<HTMLHeadingElement>(null)
  const isShown = step.checkedAt !== null
  const week = useStore($thisWeek)
  useEffect(() => {
    if (isAlone) title.current?.focus({ preventScroll: true })
  }, [isAlone, item.key])

  async function check(): Promise<void> {
    const answer = given ?? shownOrder(step)
    if (!isAnswered(answer)) return say(m.quiz_answer_first())
    if (given === null) give(answer)
    await settled()
    if (settings.feedback === 'each' && isAlone) return showSolution(sitting, step)
    onNext?.()
  }

  function act(key: QuizAct): void {
    if (key.kind === 'confidence') return void (settings.asksConfidence && sayConfidence(attempt.id, item, key.word))
    if (key.kind === 'card') return void makeCards(open, [step])
    if (key.kind === 'wrong') return void (step.isLeftOut ? countAgain(sitting, step) : leaveOut(step))
    if (key.kind === 'on') return isShown ? onNext?.() : void check()
    if (isShown) return void (canJudge(step) && judge(sitting, step, key.at === 0))
    const chosen = chosenBy(key.at, step)
    if (chosen) give(chosen)
  }

  useKeys('quiz', quizKeys(act), isAlone && !isShown)
  useKeys('solution', solutionKeys(act), isAlone && isShown)

  return (
    <section className="qz-question" aria-label={number === undefined ? item.question : m.quiz_number({ number })}>
      {number === undefined ? (
        <h3 ref={title} className="qz-asked" tabIndex={-1}>
          <CardText text={item.question} />
        </h3>
      ) : (
        <>
          <h3 className="qz-number">{m.quiz_number({ number })}</h3>
          <div className="qz-asked">
            <CardText text={item.question} />
          </div>
        </>
      )}
      <AnswerField
        step={step}
        given={given}
        isShown={isShown}
        isAlone={isAlone}
        onGive={give}
        onSubmit={() => void check()}
      />
      {isShown ? (
        <Feedback
          open={open}
          sitting={sitting}
          step={step}
          week={week.state === 'ready' ? week.value : null}
          onAct={act}
          {...(onNext ? { onNext, nextLabel: nextLabel ?? m.quiz_next() } : {})}
        />
      ) : (
        <>
          {settings.asksConfidence && (
            <ConfidenceChoice percent={step.confidence} onChange={word => act({ kind: 'confidence', word })} />
          )}
          {isAlone && (
            <p className="qz-row">
              <Button kind="act" onPress={() => void check()}>
                {settings.feedback === 'each' ? m.quiz_check() : (nextLabel ?? m.quiz_next())}{' '}
                <Key hint={hint('check')} />
              </Button>
              {settings.feedback === 'each' ? (
                <Button kind="quiet" onPress={() => void showSolution(sitting, step)}>
                  {m.quiz_do_not_know()}
                </Button>
              ) : (
                onNext && (
                  <Button kind="quiet" onPress={onNext}>
                    {m.quiz_skip()}
                  </Button>
                )
              )}
            </p>
          )}
          {given !== null && JSON.stringify(given) === JSON.stringify(step.given) && (
            <p className="hint">{m.quiz_saved()}</p>
          )}
          <p className="hint" role="status">
            {says}
          </p>
        </>
      )}
    </section>
  )
}
