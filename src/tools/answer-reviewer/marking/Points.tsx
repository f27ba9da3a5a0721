import type { ReactNode } from 'react'
import type { MarkResult } from '#contract/engine/mark.ts'
import type { ScriptPart } from '#data/read/marks/script.ts'
import { decideAll } from '#domain/marks/decide.ts'
import { countedMark, openKeys } from '#domain/marks/part.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import type { SchemePoint } from '#domain/paper/question.ts'
import { m } from '#messages/generated/messages.js'
import { useNow, type Marker } from '#tools/answer-reviewer/marking/marker.ts'
import { NearWords } from '#tools/answer-reviewer/marking/NearWords.tsx'
import { pressAndGoOn } from '#tools/answer-reviewer/marking/press.ts'
import { SchemeRules } from '#tools/answer-reviewer/marking/SchemeRules.tsx'
import { Verdicts } from '#tools/answer-reviewer/marking/Verdicts.tsx'
import { CardText } from '#tools/shared/cards/CardText.tsx'

const CODES = { M: m.reviewer_code_m, A: m.reviewer_code_a, B: m.reviewer_code_b, R: m.reviewer_code_r } as const

interface PointsProps {
  readonly one: ScriptPart
  readonly points: readonly SchemePoint[]
  readonly marker: Marker
  readonly help: MarkResult | null
  /** What stands below a point that was decided against. */
  readonly below?: ((point: SchemePoint) => ReactNode) | undefined
}

/** The points of the scheme: the student says of each whether it was earned; the nearest words stand beside it. */
export function Points({ one, points, marker, help, below }: PointsProps): ReactNode {
  const now = useNow(marker, one)
  const counted = countedMark(one.part, now.verdicts, one.earlier)
  const open = new Set(openKeys(one.part, now))
  const sum = points.reduce((total, point) => total + point.marks, 0)
  const numberOf = (id: string): string => {
    const at = points.findIndex(point => point.id === id)
    return at < 0 ? id : `${at + 1}`
  }
  return (
    <>
      {sum > one.part.marks && <p className="hint">{m.reviewer_any({ marks: one.part.marks })}</p>}
      {one.part.scheme.model === 'points' && <SchemeRules {...one.part.scheme} />}
      <ol className="rv-points">
        {points.map((point, at) => {
          const verdict = now.verdicts.get(point.id) ?? null
          const lacks = counted?.withheld.get(point.id)
          const isImplied = verdict === null && counted?.implied.has(point.id) === true
          const label = m.reviewer_verdict_of({ question: one.name, point: at + 1 })
          return (
            <li
              key={point.id}
              className="rv-pt"
              data-part={one.key}
              data-row={point.id}
              data-open={open.has(point.id)}
              data-verdict={verdict}
              tabIndex={-1}
            >
              <b className="rv-no">{at + 1}</b>
              <div>
                <p className="rv-words">
                  <CardText text={point.text} /> <small>{headOf(point)}</small>
                </p>
                {point.alternatives && (
                  <p className="rv-says">{m.reviewer_also({ words: point.alternatives.join(' / ') })}</p>
                )}
                {point.reject && <p className="rv-says">{m.reviewer_reject({ words: point.reject.join(' / ') })}</p>}
                {point.rules && <p className="rv-says">{point.rules.join(' · ')}</p>}
                {help?.points[at] && <NearWords point={help.points[at]} />}
                {isImplied && <p className="rv-says">{m.reviewer_implied()}</p>}
                {lacks !== undefined && verdict !== 'missed' && verdict !== null && (
                  <p className="rv-says">{m.reviewer_needs({ point: numberOf(lacks) })}</p>
                )}
              </div>
              <Verdicts
                label={label}
                chosen={verdict}
                onPress={id => pressAndGoOn(marker, { one, decisions: [{ key: point.id, verdict: id }] })}
              />
              {verdict !== null && verdict !== 'earned' && below?.(point)}
            </li>
          )
        })}
      </ol>
      {points.length > 1 && <AllOrNone one={one} marker={marker} />}
    </>
  )
}

/** The whole part in one press. */
function AllOrNone({ one, marker }: Pick<PointsProps, 'one' | 'marker'>): ReactNode {
  const press = (verdict: PointVerdict): void => pressAndGoOn(marker, { one, decisions: decideAll(one.part, verdict) })
  return (
    <p className="rv-all" role="group" aria-label={m.reviewer_all_of({ question: one.name })}>
      <button type="button" onClick={() => press('earned')}>
        {m.reviewer_all()}
      </button>
      <button type="button" onClick={() => press('missed')}>
        {m.reviewer_none()}
      </button>
    </p>
  )
}

function headOf({ type, marks, followThrough }: SchemePoint): string {
  const worth = marks === 1 ? '' : m.reviewer_marks({ marks })
  const words = [type ? CODES[type]() : '', worth, followThrough === true ? m.reviewer_follows() : '']
  return words.filter(Boolean).join(' · ')
}
