import { useCallback, useState, type ReactNode } from 'react'
import { isAnswered } from '#domain/quiz/item.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { Countdown } from '#tools/notetaker/quiz/Countdown.tsx'
import { Question } from '#tools/notetaker/quiz/question/Question.tsx'
import { Ticks } from '#tools/notetaker/quiz/Ticks.tsx'
import { emptyIn, finishQuiz } from '#tools/notetaker/quiz/quiz-acts.ts'
import type { OpenQuiz, Sitting } from '#data/read/quiz/sittings.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'

/** Where to go on: at the first question that was not shown, or not answered where solutions come at the end. */
function firstOpen({ steps, settings }: Sitting): number {
  const isDone = (step: Sitting['steps'][number]): boolean =>
    settings.feedback === 'each' ? step.checkedAt !== null : isAnswered(step.given)
  const found = steps.findIndex(step => !isDone(step))
  return found < 0 ? steps.length - 1 : found
}

/** A quiz under way: one question at a time, or all of them on one page. */
export function Taking({ open, sitting }: { readonly open: OpenQuiz; readonly sitting: Sitting }): ReactNode {
  const { attempt, settings, steps, tally } = sitting
  const [at, setAt] = useState(() => firstOpen(sitting))
  const [empty, setEmpty] = useState(0)
  const end = useCallback(() => void finishQuiz(sitting), [sitting])
  const finish = (): void =>
    void tryOrNotify(async () => {
      const count = await emptyIn(sitting)
      if (count > 0) setEmpty(count)
      else end()
    })
  const isOne = settings.view === 'one'
  const step = steps[at]
  const isLast = at === steps.length - 1
  const from = m.quiz_from_notes({ count: new Set(open.items.map(item => item.evidence.sourceId)).size })
  const place = isOne
    ? m.quiz_place({ number: at + 1, total: steps.length })
    : m.quiz_answered({ count: tally.answered, total: steps.length })
  return (
    <PageFrame
      title={attempt.title}
      facts={
        <>
          {place} · {from}
          {attempt.minutes !== null && (
            <>
              {' · '}
              <Countdown sitting={sitting} onEnd={end} />
            </>
          )}
        </>
      }
      tools={<Ticks steps={steps} current={isOne ? at : -1} />}
    >
      {isOne && step && (
        <div className="qz-one">
          <Question
            key={step.item.key}
            open={open}
            sitting={sitting}
            step={step}
            isAlone
            onNext={isLast ? finish : () => setAt(at + 1)}
            nextLabel={isLast ? m.quiz_end() : m.quiz_next()}
          />
          {at > 0 && (
            <Button kind="quiet" onPress={() => setAt(at - 1)}>
              {m.quiz_back()}
            </Button>
          )}
        </div>
      )}
      {!isOne && (
        <div className="qz-all">
          {steps.map((one, index) => (
            <Question key={one.item.key} open={open} sitting={sitting} step={one} number={index + 1} isAlone={false} />
          ))}
          <p className="qz-row">
            <Button kind="act" onPress={finish}>
              {m.quiz_end()}
            </Button>
            <span className="hint">{m.quiz_answered({ count: tally.answered, total: steps.length })}</span>
          </p>
        </div>
      )}
      <ConfirmDialog
        title={m.quiz_empty_title({ count: empty })}
        isOpen={empty > 0}
        confirm={m.quiz_empty_finish()}
        cancel={m.quiz_empty_back()}
        onConfirm={() => {
          setEmpty(0)
          return finishQuiz(sitting)
        }}
        onClose={() => setEmpty(0)}
      >
        <p>{m.quiz_empty_what()}</p>
      </ConfirmDialog>
    </PageFrame>
  )
}
