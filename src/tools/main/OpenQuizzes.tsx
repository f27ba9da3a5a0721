import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { $openQuizzes } from '#data/read/quiz/open-quizzes.ts'
import { Sheet } from '#ui/Sheet.tsx'

/** A quiz that was begun waits here until it is ended. */
export function OpenQuizzes(): ReactNode {
  const quizzes = valueOr(useStore($openQuizzes), [])
  if (quizzes.length === 0) return null
  return (
    <Sheet title={m.quiz_today_title()}>
      <ul className="lines">
        {quizzes.map(({ id, title }) => (
          <li key={id}>
            <a href={href('notetaker', { quiz: id })}>
              <strong>{title}</strong>
              <span>{m.quiz_today_act()}</span>
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
