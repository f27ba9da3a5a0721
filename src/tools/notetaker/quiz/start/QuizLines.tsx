import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { scoreWords } from '#tools/notetaker/quiz/score-words.ts'
import { $quizzes } from '#data/read/quiz/quiz-lines.ts'
import { Button } from '#ui/Button.tsx'

const PAGE = 12

/** The student's quizzes, newest first, with how each stands. */
export function QuizLines(): ReactNode {
  const quizzes = valueOr(useStore($quizzes), null)
  const [shown, setShown] = useState(PAGE)
  if (!quizzes) return null
  if (quizzes.length === 0) return <p className="hint">{m.quiz_none_yet()}</p>
  return (
    <>
      <ol className="qz-history">
        {quizzes.slice(0, shown).map(({ id, title, isUnderWay, tally, count }) => (
          <li key={id}>
            <a href={href('notetaker', { quiz: id })}>{title}</a>
            <span className="figures">
              {isUnderWay || !tally
                ? m.quiz_answered({ count: tally?.answered ?? 0, total: count })
                : scoreWords(tally)}
            </span>
          </li>
        ))}
      </ol>
      {quizzes.length > shown && <Button onPress={() => setShown(shown + PAGE)}>{m.quiz_more()}</Button>}
    </>
  )
}
