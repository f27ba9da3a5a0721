import { Fragment, type ReactNode } from 'react'
import { splitMaths } from '#domain/text/math-text.ts'
import { Formula } from '#ui/maths/Formula.tsx'

/** The words of a card: plain text with its line breaks, and maths between dollar signs. */
export function CardText({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="card-text">
      {splitMaths(text).map((part, index) => (
        <Fragment key={index}>
          {part.kind === 'text' ? part.text : <Formula latex={part.latex} display={part.display} />}
        </Fragment>
      ))}
    </span>
  )
}
