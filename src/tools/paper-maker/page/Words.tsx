import type { ReactNode } from 'react'
import { unbroken } from '#domain/paper/unbroken.ts'
import { CardText } from '#tools/shared/cards/CardText.tsx'

/** Text of a paper, a paragraph a line, with its maths set. */
export const Words = ({ text }: { readonly text: string }): ReactNode =>
  text.split(/\n+/).map((line, at) => (
    <p key={at}>
      <CardText text={unbroken(line)} />
    </p>
  ))
