import type { ReactNode } from 'react'
import type { Card } from '#contract/entities.ts'
import { lecturePlaceOf } from '#domain/lecture/heard/source.ts'
import { m } from '#messages/generated/messages.js'
import { Hear } from '#tools/notetaker/lecture/hear/Hear.tsx'

/** Of a card that comes from a lecture, through its note or straight: its sentence, to be heard. */
export function HearCard({ card: { noteId, source } }: { readonly card: Card }): ReactNode {
  if (!source) return null
  const isStraight = lecturePlaceOf(source) !== null
  if (noteId === null && !isStraight) return null
  return (
    <>
      {isStraight && source.quote !== '' && (
        <p className="source">
          {m.hear_line()} <q dir="auto">{source.quote}</q>
        </p>
      )}
      <Hear noteId={isStraight ? null : noteId} place={source} quote={source.quote} />
    </>
  )
}
