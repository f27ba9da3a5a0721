import { useState, type ReactNode } from 'react'
import type { MarkResult } from '#contract/engine-mark.ts'
import type { Script, ScriptPart } from '#data/marks/script.ts'
import { isMypRubric, WHOLE } from '#domain/marks/part.ts'
import { lossId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { rangeWords } from '#tools/answer-reviewer/mark-words.ts'
import { Compare } from '#tools/answer-reviewer/part/Compare.tsx'
import { taskOf } from '#data/marks/mark-task.ts'
import { ownNames } from '#tools/answer-reviewer/part/own-names.ts'
import { History } from '#tools/answer-reviewer/part/History.tsx'
import { Letter } from '#tools/answer-reviewer/part/Letter.tsx'
import { LevelScheme } from '#tools/answer-reviewer/part/LevelScheme.tsx'
import { LossActs } from '#tools/answer-reviewer/part/LossActs.tsx'
import type { Marking } from '#tools/answer-reviewer/part/marking.store.ts'
import { PointsScheme } from '#tools/answer-reviewer/part/PointsScheme.tsx'
import { Button } from '#ui/Button.tsx'

interface SchemeSideProps {
  readonly script: Script
  readonly one: ScriptPart
  readonly marking: Marking
  readonly help: MarkResult | null
}

/** The scheme with the student's verdicts, what they sum to, and what comes next. */
export function SchemeSide({ script, one, marking, help }: SchemeSideProps): ReactNode {
  const { scheme } = one.part
  const [modelHelp, setModelHelp] = useState<MarkResult | null>(null)
  const isByCode = scheme.model === 'choice' || one.isBlank
  const task = taskOf(one, ownNames())
  return (
    <aside className="rv-scheme" aria-label={m.reviewer_scheme()}>
      <Sum one={one} marking={marking} isByCode={isByCode} />
      {scheme.model === 'points' && (
        <PointsScheme one={one} points={scheme.points} marking={marking} help={modelHelp ?? help} />
      )}
      {(scheme.model === 'levels' || scheme.model === 'criteria') && (
        <LevelScheme one={one} marking={marking} help={modelHelp ?? help} />
      )}
      {scheme.model === 'choice' && <Letter one={one} />}
      {one.isBlank && <LossActs lossId={lossId(one.answerId, WHOLE)} />}
      {!isByCode && (
        <div className="rv-keep">
          <Button kind="ink" isDisabled={marking.left > 0 || marking.isKept} onPress={() => void marking.keep(help)}>
            {marking.isKept ? m.reviewer_kept() : m.reviewer_keep()}
          </Button>
          <p className="hint" role="status">
            {marking.left > 0 ? m.reviewer_left({ count: marking.left }) : marking.isKept ? m.reviewer_kept_says() : ''}
          </p>
        </div>
      )}
      <Next script={script} one={one} isOffered={isByCode || marking.isKept} />
      {marking.isKept && task && !one.isBlank && (
        <Compare one={one} task={task} said={marking.said} onResult={setModelHelp} />
      )}
      <TalkAbout one={one} isKept={marking.isKept} />
      <History one={one} />
    </aside>
  )
}

function Sum({
  one,
  marking,
  isByCode
}: Pick<SchemeSideProps, 'one' | 'marking'> & { readonly isByCode: boolean }): ReactNode {
  const mark = isByCode ? one.mark : marking.mark
  if (isMypRubric(one.part)) return <p className="hint">{m.reviewer_myp()}</p>
  return (
    <p className="rv-sum">
      {mark ? rangeWords(mark) : '–'} <small>{m.reviewer_of_max({ max: one.part.marks })}</small>
      {!isByCode && mark !== null && <small>{m.reviewer_you_say()}</small>}
    </p>
  )
}

/** The discussion agent, about what this answer missed. */
function TalkAbout({
  one: { markings },
  isKept
}: Pick<SchemeSideProps, 'one'> & { readonly isKept: boolean }): ReactNode {
  const own = markings.findLast(({ madeBy }) => madeBy === 'self')
  if (!isKept || !own) return null
  return (
    <p className="rv-next">
      <a href={href('chatbot', { about: `mark:${own.id}` })}>{m.reviewer_talk()}</a>
    </p>
  )
}

/** The next part that nobody has marked. */
function Next({
  script,
  one,
  isOffered
}: Pick<SchemeSideProps, 'script' | 'one'> & { readonly isOffered: boolean }): ReactNode {
  const { parts, attempt } = script
  const at = parts.indexOf(one)
  const open = [...parts.slice(at + 1), ...parts.slice(0, Math.max(0, at))].find(
    other => other.mark === null && other.counts
  )
  if (!isOffered || parts.length === 1) return null
  return (
    <p className="rv-next">
      {open ? (
        <a className="act ink" href={href('answer-reviewer', { attempt: attempt.id, part: open.key })}>
          {m.reviewer_next({ no: open.name.replace(/\.$/, '') })}
        </a>
      ) : (
        <a className="act ink" href={href('answer-reviewer', { attempt: attempt.id })}>
          {m.reviewer_see_all()}
        </a>
      )}
    </p>
  )
}
