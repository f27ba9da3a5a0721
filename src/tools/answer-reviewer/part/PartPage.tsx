import { useEffect, useState, type ReactNode } from 'react'
import type { MarkResult } from '#contract/engine/mark.ts'
import { taskOf } from '#data/read/marks/mark-task.ts'
import { samplesOf } from '#data/read/marks/saying.ts'
import type { Script, ScriptPart } from '#data/read/marks/script.ts'
import { COMMANDS } from '#domain/text/command-terms.ts'
import { WHOLE } from '#domain/marks/part.ts'
import { lossKey } from '#domain/sitting/keys.ts'
import { lossId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { capital, dayWords } from '#tools/answer-reviewer/mark-words.ts'
import { Given, givesAnything } from '#tools/answer-reviewer/marking/Given.tsx'
import { LeftOvers } from '#tools/answer-reviewer/marking/LeftOvers.tsx'
import { useMarker } from '#tools/answer-reviewer/marking/marker.ts'
import { PartBlock } from '#tools/answer-reviewer/marking/PartBlock.tsx'
import { useMarkKeys } from '#tools/answer-reviewer/marking/use-mark-keys.ts'
import { Again, WhatChanged } from '#tools/answer-reviewer/part/Again.tsx'
import { Compare } from '#tools/answer-reviewer/part/Compare.tsx'
import { History } from '#tools/answer-reviewer/part/History.tsx'
import { LossActs } from '#tools/answer-reviewer/losses/LossActs.tsx'
import { ownNames } from '#tools/answer-reviewer/part/own-names.ts'
import { SampleFirst } from '#tools/answer-reviewer/part/SampleFirst.tsx'
import { MarkBar } from '#tools/answer-reviewer/script/MarkBar.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'

interface PartProps {
  readonly script: Script
  readonly one: ScriptPart
}

/** One part with all that can be made of it: a sample first, a model's marks, a second version, its lost marks. */
export function PartPage({ script, one }: PartProps): ReactNode {
  const { attempt, parts } = script
  const hasSample = (one.part.samples?.length ?? 0) > 0 && !one.isBlank && one.said === null
  const [isSample, setSample] = useState(() => hasSample && samplesOf(attempt)[one.key] === undefined)
  const isAlone = parts.length === 1
  useEffect(() => {
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('.pg-title')?.focus({ preventScroll: true })
  }, [one.key, isSample])
  return (
    <PageFrame
      title={isAlone ? m.reviewer_untitled() : attempt.title}
      facts={factsOf(script, one)}
      tools={
        <>
          {!isAlone && <a href={href('answer-reviewer', { attempt: attempt.id })}>{m.reviewer_whole_script()}</a>}
          <a href={href('answer-reviewer', { attempt: attempt.id, view: 'print' })}>{m.reviewer_print()}</a>
          <a href={href('answer-reviewer')}>{m.reviewer_back()}</a>
        </>
      }
    >
      {givesAnything(one.question) && <Given question={one.question} />}
      {isSample ? (
        <>
          <p className="rv-q">{one.part.text}</p>
          <SampleFirst script={script} one={one} onDone={() => setSample(false)} />
        </>
      ) : (
        <Marked script={script} one={one} />
      )}
    </PageFrame>
  )
}

function Marked({ script, one }: PartProps): ReactNode {
  const marker = useMarker(script)
  useMarkKeys(script, marker)
  const [modelHelp, setModelHelp] = useState<MarkResult | null>(null)
  const task = taskOf(one, ownNames())
  const isDecided = one.said !== null
  const isWritten = !one.isBlank && one.part.scheme.model !== 'choice'
  return (
    <>
      <PartBlock
        one={one}
        marker={marker}
        modelHelp={modelHelp}
        below={key => isDecided && <LossActs lossId={lossId(lossKey(one.key, one.question), key.slice(0, 80))} />}
        after={
          <>
            <Command one={one} />
            {script.attempt.retryOf !== null && <WhatChanged script={script} one={one} />}
            <Model one={one} />
            {isWritten && <Again script={script} one={one} />}
          </>
        }
        aside={
          <>
            {!isWritten && <LossActs lossId={lossId(lossKey(one.key, one.question), WHOLE)} />}
            <Next script={script} one={one} />
            {isDecided && task && isWritten && <Compare one={one} task={task} said={one.now} onResult={setModelHelp} />}
            <TalkAbout one={one} />
            <History one={one} />
          </>
        }
      />
      <LeftOvers script={script} />
      <p className="rv-note">
        {m.reviewer_note_builtin()} {m.reviewer_estimate()}
      </p>
      <MarkBar script={script} only={one} marker={marker} />
    </>
  )
}

function factsOf({ attempt, parts }: Script, one: ScriptPart): string {
  const when = m.reviewer_sat({ day: dayWords(attempt.finishedAt ?? '') })
  return parts.length === 1 ? when : `${m.reviewer_question({ no: one.name.replace(/\.$/, '') })} · ${when}`
}

function Command({ one: { part } }: { readonly one: ScriptPart }): ReactNode {
  const term = Object.entries(COMMANDS).find(([name]) => name === part.command.toLowerCase())
  if (!term || part.scheme.model === 'choice') return null
  return (
    <p className="rv-note">
      <b>{capital(part.command)}</b>: {term[1].meaning} {m.reviewer_command_check()}
    </p>
  )
}

/** A paragraph of a full answer, only once the student has marked: it would be copied before. */
function Model({ one }: { readonly one: ScriptPart }): ReactNode {
  const [paragraph = ''] = one.part.modelAnswer.split(/\n\s*\n/)
  if (one.said === null || paragraph.trim() === '' || one.part.scheme.model === 'choice') return null
  return (
    <section className="rv-model" aria-label={m.reviewer_model_answer()}>
      <h3>{m.reviewer_model_answer()}</h3>
      <p dir="auto">{paragraph}</p>
      {one.part.commonErrors.length > 0 && (
        <>
          <h3>{m.reviewer_common_errors()}</h3>
          <ul className="rv-indicative">
            {one.part.commonErrors.map(error => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The discussion agent, about what this answer missed. */
function TalkAbout({ one: { markings, said } }: Pick<PartProps, 'one'>): ReactNode {
  const own = markings.findLast(({ madeBy }) => madeBy === 'self')
  if (said === null || !own) return null
  return (
    <p className="rv-next">
      <a href={href('chatbot', { about: `mark:${own.id}` })}>{m.reviewer_talk()}</a>
    </p>
  )
}

/** The next part that nobody has marked. */
function Next({ script: { parts, attempt }, one }: PartProps): ReactNode {
  if (one.said === null || parts.length === 1) return null
  const at = parts.indexOf(one)
  const open = [...parts.slice(at + 1), ...parts.slice(0, Math.max(0, at))].find(
    other => other.mark === null && other.counts
  )
  return (
    <p className="rv-next">
      <a className="act ink" href={href('answer-reviewer', { attempt: attempt.id, ...(open && { part: open.key }) })}>
        {open ? m.reviewer_next({ no: open.name.replace(/\.$/, '') }) : m.reviewer_see_all()}
      </a>
    </p>
  )
}
