import type { ReactNode } from 'react'
import type { ScriptPart } from '#data/read/marks/script.ts'
import type { Letter as Letters } from '#domain/paper/question.ts'
import { m } from '#messages/generated/messages.js'

/** A letter is marked by code: what was chosen, what is right, and why. */
export function Letter({ one }: { readonly one: ScriptPart }): ReactNode {
  const { scheme, choices } = one.part
  if (scheme.model !== 'choice' || !choices) return null
  return (
    <ol className="rv-letters">
      {(Object.keys(choices) as Letters[]).map(letter => (
        <li key={letter} data-state={letter === scheme.key ? 'right' : letter === one.letter ? 'wrong' : undefined}>
          <b>{letter}</b>
          <span>
            {choices[letter]}
            {scheme.reasons[letter] !== undefined && <small>{scheme.reasons[letter]}</small>}
          </span>
          <em>
            {letter === scheme.key ? m.reviewer_letter_right() : ''}
            {letter === one.letter ? ` ${m.reviewer_letter_yours()}` : ''}
          </em>
        </li>
      ))}
    </ol>
  )
}
