import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import type { QuizStep } from '#data/read/quiz/sittings.ts'
import { verdictWords } from '#tools/notetaker/quiz/question/Feedback.tsx'

const SIGNS = { right: '✓', part: '◐', wrong: '○', blank: '○', open: '?' } as const

/** How every question went, in order: a sign each, and the same in words. */
export function Ticks({
  steps,
  current
}: {
  readonly steps: readonly QuizStep[]
  readonly current: number
}): ReactNode {
  return (
    <ol className="qz-ticks" aria-label={m.quiz_ticks()}>
      {steps.map((step, at) => {
        const isShown = step.checkedAt !== null
        const sign = isShown ? (step.isLeftOut ? '–' : SIGNS[step.score.verdict]) : at === current ? at + 1 : '·'
        const words = isShown ? verdictWords(step) : step.given ? m.quiz_tick_given() : m.quiz_tick_open()
        return (
          <li
            key={step.item.key}
            data-verdict={isShown && !step.isLeftOut ? step.score.verdict : undefined}
            aria-current={at === current ? 'step' : undefined}
          >
            <span aria-hidden="true">{sign}</span>
            <span className="hidden-text">{m.quiz_tick({ number: at + 1, words })}</span>
          </li>
        )
      })}
    </ol>
  )
}
