import { useEffect, useState, type ReactNode } from 'react'
import { scriptSum, type Script, type ScriptPart } from '#data/read/marks/script.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { dayWords } from '#tools/answer-reviewer/mark-words.ts'
import { Given, givesAnything } from '#tools/answer-reviewer/marking/Given.tsx'
import { LeftOvers } from '#tools/answer-reviewer/marking/LeftOvers.tsx'
import { useMarker, type Marker } from '#tools/answer-reviewer/marking/marker.ts'
import { PartBlock } from '#tools/answer-reviewer/marking/PartBlock.tsx'
import { useMarkKeys } from '#tools/answer-reviewer/marking/use-mark-keys.ts'
import { Ending } from '#tools/answer-reviewer/script/Ending.tsx'
import { MarkBar } from '#tools/answer-reviewer/script/MarkBar.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'

/** A whole script on one page, in the order it was sat: marked from the first point to the last without leaving it. */
export function ScriptPage({ script }: { readonly script: Script }): ReactNode {
  const { attempt, parts } = script
  const marker = useMarker(script)
  useMarkKeys(script, marker)
  // Where marking goes on; what code decided was no marking yet, and a script that is marked to its end begins with how it went.
  const first = parts.some(isBegun) ? parts.find(part => part.counts && part.mark === null)?.key : undefined
  useEffect(() => {
    if (first === undefined) scrollTo(0, 0)
    else document.getElementById(idOf(first))?.scrollIntoView({ block: 'start' })
    // Only when the page opens: afterwards the student walks.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const byQuestion = [...Map.groupBy(parts, ({ question }) => question)]
  const isDone = scriptSum(script).open === 0
  const [wasDone] = useState(isDone)
  return (
    <PageFrame
      title={attempt.title || m.reviewer_untitled()}
      facts={m.reviewer_sat({ day: dayWords(attempt.finishedAt ?? '') })}
      tools={
        <>
          <a href={href('answer-reviewer', { attempt: attempt.id, view: 'print' })}>{m.reviewer_print()}</a>
          <a href={href('answer-reviewer')}>{m.reviewer_back()}</a>
        </>
      }
    >
      {isDone && <Ending script={script} isNews={!wasDone} />}
      {byQuestion.map(([question, own]) => (
        <section key={question.key} className="rv-group" aria-label={m.reviewer_question({ no: numberOf(own) })}>
          {givesAnything(question) && <Given question={question} />}
          {own.map(one => (
            <OnePart key={one.key} one={one} marker={marker} attemptId={attempt.id} />
          ))}
        </section>
      ))}
      <LeftOvers script={script} />
      <p className="rv-note">
        {m.reviewer_note_builtin()} {m.reviewer_estimate()}
      </p>
      <MarkBar script={script} marker={marker} />
    </PageFrame>
  )
}

const isBegun = ({ markings, isWaiting }: ScriptPart): boolean =>
  isWaiting || markings.some(({ madeBy }) => madeBy === 'self')
const idOf = (key: string): string => `part-${key}`
const numberOf = ([one]: readonly ScriptPart[]): string => (one?.name ?? '').replace(/\s.*$/, '').replace(/\.$/, '')

interface OnePartProps {
  readonly one: ScriptPart
  readonly marker: Marker
  readonly attemptId: string
}

function OnePart({ one, marker, attemptId }: OnePartProps): ReactNode {
  return (
    <div className="rv-numbered" id={idOf(one.key)}>
      <PartBlock one={one} marker={marker} href={href('answer-reviewer', { attempt: attemptId, part: one.key })} />
    </div>
  )
}
