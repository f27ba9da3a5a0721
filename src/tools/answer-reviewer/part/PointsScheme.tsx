import type { ReactNode } from 'react'
import type { MarkedPoint, MarkResult } from '#contract/engine-mark.ts'
import type { ScriptPart } from '#data/marks/script.ts'
import { countedMark } from '#domain/marks/part.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import type { SchemePoint } from '#domain/paper/question.ts'
import { lossId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { LossActs } from '#tools/answer-reviewer/part/LossActs.tsx'
import type { Marking } from '#tools/answer-reviewer/part/marking.store.ts'
import { Segments } from '#tools/answer-reviewer/part/Segments.tsx'
import { evidenceWords, quotesOf } from '#tools/shared/engine/evidence-words.ts'
import { CardText } from '#tools/shared/cards/CardText.tsx'

const CODES = { M: m.reviewer_code_m, A: m.reviewer_code_a, B: m.reviewer_code_b, R: m.reviewer_code_r } as const

interface PointsSchemeProps {
  readonly one: ScriptPart
  readonly points: readonly SchemePoint[]
  readonly marking: Marking
  readonly help: MarkResult | null
}

/** The points of the scheme: the student says of each whether it was earned; an engine's quotes stand beside it. */
export function PointsScheme({ one, points, marking, help }: PointsSchemeProps): ReactNode {
  const withheld = countedMark(one.part, marking.said.verdicts, one.earlier)?.withheld ?? new Map<string, string>()
  const sum = points.reduce((total, point) => total + point.marks, 0)
  const numberOf = (id: string): string => {
    const at = points.findIndex(point => point.id === id)
    return at < 0 ? id : `${at + 1}`
  }
  return (
    <>
      {sum > one.part.marks && <p className="hint">{m.reviewer_any({ marks: one.part.marks })}</p>}
      <ol className="rv-points">
        {points.map((point, at) => {
          const verdict = marking.said.verdicts.get(point.id) ?? null
          const lacks = withheld.get(point.id)
          return (
            <li key={point.id} className="rv-pt">
              <h4>{headOf(point, at)}</h4>
              <p className="rv-words">
                <CardText text={point.text} />
              </p>
              {point.alternatives && (
                <p className="rv-says">{m.reviewer_also({ words: point.alternatives.join(' / ') })}</p>
              )}
              {point.reject && <p className="rv-says">{m.reviewer_reject({ words: point.reject.join(' / ') })}</p>}
              {help?.points[at] && <Bearing point={help.points[at]} />}
              <Segments<PointVerdict>
                label={m.reviewer_verdict_of({ point: at + 1 })}
                chosen={verdict}
                options={[
                  { id: 'earned', title: m.reviewer_earned(), tone: 'gained' },
                  { id: 'unsure', title: m.reviewer_unsure() },
                  { id: 'missed', title: m.reviewer_not_earned(), tone: 'lost' }
                ]}
                onChoose={id => marking.say(point.id, id)}
              />
              {lacks !== undefined && verdict !== 'missed' && (
                <p className="rv-says">{m.reviewer_needs({ point: numberOf(lacks) })}</p>
              )}
              {marking.isKept && !one.isBlank && verdict !== 'earned' && (
                <LossActs lossId={lossId(one.answerId, point.id)} />
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

function headOf({ type, marks, followThrough }: SchemePoint, at: number): string {
  const worth = m.reviewer_marks({ marks })
  const words = [`${at + 1}`, type ? CODES[type]() : '', worth, followThrough === true ? m.reviewer_follows() : '']
  return words.filter(Boolean).join(' · ')
}

/** What of the answer bears on the point: always with the words, never as a mark. */
function Bearing({ point }: { readonly point: MarkedPoint }): ReactNode {
  return (
    <p className="rv-says">
      {evidenceWords(point)}
      {quotesOf(point).map(({ quote, start }) => (
        <q key={start} dir="auto">
          {quote}
        </q>
      ))}
    </p>
  )
}
