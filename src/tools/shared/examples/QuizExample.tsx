import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'

const CHOICES = [
  ['A', m.begin_quiz_a, false],
  ['B', m.begin_quiz_b, true],
  ['C', m.begin_quiz_c, false]
] as const

export function QuizExample(): ReactNode {
  return (
    <>
      <strong>{m.begin_quiz_question()}</strong>
      <ol>
        {CHOICES.map(([letter, words, isRight]) => (
          <li key={letter} {...(isRight ? { 'data-is': 'right' } : {})}>
            <b>{letter}</b>
            <span>{words()}</span>
            {isRight && <em>{m.begin_quiz_right()}</em>}
          </li>
        ))}
      </ol>
      <small>{m.begin_quiz_from()}</small>
    </>
  )
}
