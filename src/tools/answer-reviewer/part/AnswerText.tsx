import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { piecesOf, type Evidence } from '#domain/marks/pieces.ts'
import { m } from '#messages/generated/messages.js'

interface AnswerTextProps {
  readonly text: string
  readonly evidence: readonly Evidence[]
}

/** The answer as it was written, with the words that an engine points to, and ticks in the margin. */
export function AnswerText({ text, evidence }: AnswerTextProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  // Ticks of one line stand beside one another; which words share a line is known once they are set.
  useLayoutEffect(() => {
    const onLine = new Map<number, number>()
    for (const tick of frame.current?.querySelectorAll<HTMLElement>('.rv-tick') ?? []) {
      const before = onLine.get(tick.offsetTop) ?? 0
      tick.style.setProperty('--rv-at', `${before}`)
      onLine.set(tick.offsetTop, before + 1)
    }
  })
  return (
    <div className="rv-answer" dir="auto" ref={frame}>
      {piecesOf(text, evidence).map((piece, at) =>
        piece.points.length === 0 ? (
          <span key={at}>{piece.text}</span>
        ) : (
          <span key={at} className="rv-ev" data-found={piece.isFound}>
            {piece.text}
            {piece.ends.length > 0 && (
              <>
                <sup aria-hidden="true">{piece.ends.join(' ')}</sup>
                <span className="hidden-text">{m.reviewer_evidence({ points: piece.ends.join(', ') })}</span>
                {piece.isFound && (
                  <i className="rv-tick" aria-hidden="true">
                    ✓
                  </i>
                )}
              </>
            )}
          </span>
        )
      )}
    </div>
  )
}
