import { memo, useRef, type ReactNode } from 'react'
import type { MarkResult } from '#contract/engine/mark.ts'
import type { ScriptPart } from '#data/read/marks/script.ts'
import { markSoFar } from '#domain/marks/decide.ts'
import { isMypRubric, openKeys } from '#domain/marks/part.ts'
import type { Evidence } from '#domain/marks/pieces.ts'
import type { SchemePoint } from '#domain/paper/question.ts'
import { m } from '#messages/generated/messages.js'
import { rangeWords } from '#tools/shared/marks/out-of-words.ts'
import { AnswerText } from '#tools/answer-reviewer/marking/AnswerText.tsx'
import { Letter } from '#tools/answer-reviewer/marking/Letter.tsx'
import { Levels } from '#tools/answer-reviewer/marking/Levels.tsx'
import { Lines } from '#tools/answer-reviewer/marking/Given.tsx'
import { useNow, type Marker } from '#tools/answer-reviewer/marking/marker.ts'
import { Photos } from '#tools/answer-reviewer/marking/Photos.tsx'
import { Points } from '#tools/answer-reviewer/marking/Points.tsx'
import { quotesOf, tellsWhere } from '#tools/shared/engine/evidence-words.ts'
import { useHelp } from '#tools/answer-reviewer/marking/use-help.ts'

export interface PartBlockProps {
  readonly one: ScriptPart
  readonly marker: Marker
  /** Where its number leads; it leads nowhere on the page of this part. */
  readonly href?: string
  /** Of a model, where the student asked one. */
  readonly modelHelp?: MarkResult | null
  /** Under a point or criterion that was decided against. */
  readonly below?: (key: string) => ReactNode
  /** Under the answer, once the part is decided. */
  readonly after?: ReactNode
  /** Under the points. */
  readonly aside?: ReactNode
}

/** One part: what was asked and what was written on the left, its points on the right. */
export const PartBlock = memo(function PartBlock(props: PartBlockProps): ReactNode {
  const { one, marker, href, modelHelp = null, below, after, aside } = props
  const { part, text, isBlank, answer } = one
  const { scheme } = part
  const frame = useRef<HTMLElement>(null)
  const builtin = useHelp(one, frame)
  const help = modelHelp ?? builtin
  const isWritten = !isBlank && scheme.model !== 'choice'
  return (
    <article className="rv-part" ref={frame} aria-label={m.reviewer_question({ no: one.name })}>
      {/* It stays in sight while the points go by, and scrolls by itself where it is long: by keyboard as well. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <section className="rv-left" tabIndex={0} aria-label={m.reviewer_answer_of({ question: one.name })}>
        <div className="rv-q">
          {href === undefined ? (
            <b className="rv-no">{one.name}</b>
          ) : (
            <a className="rv-no" href={href} aria-label={m.reviewer_more_of({ question: one.name })}>
              {one.name}
            </a>
          )}{' '}
          <Lines text={part.text} /> <span className="figures">[{part.marks}]</span>
        </div>
        {isWritten && <Written one={one} marker={marker} help={help} text={text} />}
        {isBlank && <p className="rv-blank">{m.reviewer_blank()}</p>}
        <Photos ids={answer?.fileIds ?? []} />
        {help?.outcome === 'copied' && <p className="rv-says">{m.reviewer_copied()}</p>}
        {after}
      </section>
      <aside className="rv-scheme" aria-label={m.reviewer_scheme_of({ question: one.name })}>
        <Sum one={one} marker={marker} />
        {isBlank && scheme.model === 'points' && <PlainPoints points={scheme.points} />}
        {isWritten && scheme.model === 'points' && (
          <Points
            one={one}
            points={scheme.points}
            marker={marker}
            help={help}
            below={below && (point => below(point.id))}
          />
        )}
        {isWritten && (scheme.model === 'levels' || scheme.model === 'criteria') && (
          <Levels one={one} marker={marker} help={help} below={below} />
        )}
        {scheme.model === 'choice' && <Letter one={one} />}
        {aside}
      </aside>
    </article>
  )
})

/** What a blank answer would have needed: to be read, not decided. */
function PlainPoints({ points }: { readonly points: readonly SchemePoint[] }): ReactNode {
  return (
    <ol className="rv-indicative">
      {points.map(({ id, text }) => (
        <li key={id}>
          <Lines text={text} />
        </li>
      ))}
    </ol>
  )
}

interface WrittenProps extends Pick<PartBlockProps, 'one' | 'marker'> {
  readonly help: MarkResult | null
  readonly text: string
}

/** The answer: what the engine is near to is dotted, what the student found good is ticked. */
function Written({ one, marker, help, text }: WrittenProps): ReactNode {
  const now = useNow(marker, one)
  const { scheme } = one.part
  const ids = scheme.model === 'points' ? scheme.points.map(({ id }) => id) : []
  const evidence = (help?.points ?? []).flatMap((point, at): Evidence[] => {
    const verdict = now.verdicts.get(ids[at] ?? '')
    if (verdict === 'missed') return []
    const isFound = verdict === 'earned' && tellsWhere(point)
    return quotesOf(point).map(({ start, end }) => ({ start, end, point: at + 1, isFound }))
  })
  return <AnswerText text={text} evidence={evidence} />
}

function Sum({ one, marker }: Pick<PartBlockProps, 'one' | 'marker'>): ReactNode {
  const now = useNow(marker, one)
  if (isMypRubric(one.part)) return <p className="hint">{m.reviewer_myp()}</p>
  const open = openKeys(one.part, now).length
  const { low, high } = markSoFar(one.part, now, one.earlier)
  const isUntouched = now.verdicts.size + now.marks.size === 0
  return (
    <p className="rv-sum">
      {isUntouched ? '–' : rangeWords({ low, high })} <small>{m.reviewer_of_max({ max: one.part.marks })}</small>
      {!one.counts && <small> · {m.reviewer_counts_not()}</small>}
      {!isUntouched && open > 0 && <small> · {m.reviewer_left({ count: open })}</small>}
    </p>
  )
}
