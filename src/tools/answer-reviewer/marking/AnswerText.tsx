import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { piecesOf, type Evidence } from '#domain/marks/pieces.ts'
import { m } from '#messages/generated/messages.js'

interface AnswerTextProps {
  readonly text: string
  readonly evidence: readonly Evidence[]
}

/** The answer as it was written, with the words that are near to a point, and the student's ticks in the margin. */
export function AnswerText({ text, evidence }: AnswerTextProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const key = JSON.stringify(evidence)
  // Ticks of one line stand beside one another; which words share a line is known once they are set.
  useLayoutEffect(() => {
    const ticks = [...(frame.current?.querySelectorAll<HTMLElement>('.rv-tick') ?? [])]
    const tops = ticks.map(tick => tick.offsetTop)
    const onLine = new Map<number, number>()
    for (const [at, tick] of ticks.entries()) {
      const top = tops[at] ?? 0
      tick.style.setProperty('--rv-at', `${onLine.get(top) ?? 0}`)
      onLine.set(top, (onLine.get(top) ?? 0) + 1)
    }
  }, [key, text])
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
                <span className="rv-ref" aria-hidden="true">
                  {piece.ends.join(' ')}
                </span>
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
