import type { ReactNode } from 'react'
import { isTyped } from '#domain/quiz/attempt.ts'
import { m } from '#messages/generated/messages.js'
import type { QuizStep } from '#data/read/quiz/sittings.ts'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { Button } from '#ui/Button.tsx'

/** Whether the student's word about an answer counts: they typed it, and the words alone did not settle it as right. */
export function canJudge({ item, score, isJudged, isLeftOut }: QuizStep): boolean {
  if (!isTyped(item) || isLeftOut) return false
  return isJudged || score.verdict === 'open' || score.verdict === 'wrong'
}

interface JudgeOwnProps {
  readonly step: QuizStep
  /** The keys are its own only where it is alone on the page. */
  readonly isAlone: boolean
  /** 0: I had it. 1: I missed it. */
  readonly onJudge: (at: 0 | 1) => void
}

/** The student's own word about what they typed. */
export function JudgeOwn({ step, isAlone, onJudge }: JudgeOwnProps): ReactNode {
  const hint = useKeyHints('solution')
  if (!canJudge(step)) return null
  const { score, isJudged } = step
  if (!isJudged && score.verdict === 'wrong')
    return (
      <div className="qz-row">
        <Button onPress={() => onJudge(0)}>
          {m.quiz_was_right()} {isAlone && <Key hint={hint('judge')} />}
        </Button>
      </div>
    )
  return (
    <div className="qz-row" role="group" aria-label={m.quiz_judge()}>
      <span>{m.quiz_judge()}</span>
      <Button aria-pressed={isJudged && score.share === 1} onPress={() => onJudge(0)}>
        {m.quiz_judge_had()} {isAlone && <Key hint={hint('judge')} />}
      </Button>
      <Button aria-pressed={isJudged && score.share === 0} onPress={() => onJudge(1)}>
        {m.quiz_judge_missed()} {isAlone && <Key hint={hint('judge', 1)} />}
      </Button>
    </div>
  )
}
