import { useEffect, useState, type ReactNode } from 'react'
import type { MarkResult } from '#contract/engine-mark.ts'
import { study } from '#data/engine/study.ts'
import { samplesOf } from '#data/marks/saying.ts'
import type { Script, ScriptPart } from '#data/marks/script.ts'
import { COMMANDS } from '#domain/command-terms.ts'
import type { Evidence } from '#domain/marks/pieces.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { capital, dayWords } from '#tools/answer-reviewer/mark-words.ts'
import { Again, WhatChanged } from '#tools/answer-reviewer/part/Again.tsx'
import { AnswerText } from '#tools/answer-reviewer/part/AnswerText.tsx'
import { ENGINE_READS, taskOf } from '#data/marks/mark-task.ts'
import { Photos } from '#tools/answer-reviewer/part/Photos.tsx'
import { QuestionView } from '#tools/answer-reviewer/part/QuestionView.tsx'
import { SampleFirst } from '#tools/answer-reviewer/part/SampleFirst.tsx'
import { SchemeSide } from '#tools/answer-reviewer/part/SchemeSide.tsx'
import { quotesOf } from '#tools/shared/engine/evidence-words.ts'
import { useMarking, type Marking } from '#tools/answer-reviewer/part/marking.store.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'

interface PartProps {
  readonly script: Script
  readonly one: ScriptPart
}

/** One part: the answer with the words that count on the left, the scheme and its marks on the right. */
export function PartPage({ script, one }: PartProps): ReactNode {
  const { attempt, parts } = script
  const hasSample = (one.part.samples?.length ?? 0) > 0 && !one.isBlank && one.said === null
  const [isSample, setSample] = useState(() => hasSample && samplesOf(attempt)[one.key] === undefined)
  const marking = useMarking(script, one)
  const help = useHelp(one)
  const isAlone = parts.length === 1
  useEffect(() => document.querySelector<HTMLElement>('.pg-title')?.focus({ preventScroll: true }), [one.key, isSample])
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
      {isSample ? (
        <>
          <QuestionView one={one} />
          <SampleFirst script={script} one={one} onDone={() => setSample(false)} />
        </>
      ) : (
        <article className="rv-script">
          <div className="rv-left">
            <QuestionView one={one} />
            <Answered one={one} marking={marking} help={help} />
            {attempt.retryOf !== null && <WhatChanged script={script} one={one} />}
            <Model one={one} marking={marking} />
            {!one.isBlank && one.part.scheme.model !== 'choice' && <Again script={script} one={one} />}
          </div>
          <SchemeSide script={script} one={one} marking={marking} help={help} />
        </article>
      )}
    </PageFrame>
  )
}

function factsOf({ attempt, parts }: Script, one: ScriptPart): string {
  const when = m.reviewer_sat({ day: dayWords(attempt.finishedAt ?? '') })
  return parts.length === 1 ? when : `${m.reviewer_question({ no: one.name.replace(/\.$/, '') })} · ${when}`
}

/** The built-in engine's quotes: help beside the scheme, asked by itself. It stays on this device. */
function useHelp(one: ScriptPart): MarkResult | null {
  const [help, setHelp] = useState<MarkResult | null>(null)
  useEffect(() => {
    const work = new AbortController()
    const task = taskOf(one, [])
    if (!task) return
    study.mark(task, { only: 'builtin', signal: work.signal }).then(
      ({ result }) => !work.signal.aborted && setHelp(result),
      () => undefined
    )
    return () => work.abort()
    // Once for each answer that is shown: its row is made anew by each change of any row.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [one.key, one.text])
  return help
}

interface AnsweredProps {
  readonly one: ScriptPart
  readonly marking: Marking
  readonly help: MarkResult | null
}

function Answered({ one, marking, help }: AnsweredProps): ReactNode {
  const { part, text, isBlank, answer } = one
  if (part.scheme.model === 'choice') return <p className="rv-says">{m.reviewer_by_code()}</p>
  if (isBlank) return <p className="rv-lead">{m.reviewer_blank()}</p>
  const { scheme } = part
  const ids = scheme.model === 'points' ? scheme.points.map(({ id }) => id) : []
  const verdict = (at: number) => marking.said.verdicts.get(ids[at] ?? '')
  const ofPoints = (help?.points ?? []).flatMap((point, at): Evidence[] =>
    verdict(at) === 'missed'
      ? []
      : quotesOf(point).map(({ start, end }) => ({
          start,
          end,
          point: at + 1,
          isFound: verdict(at) === 'earned'
        }))
  )
  const term = Object.entries(COMMANDS).find(([name]) => name === part.command.toLowerCase())
  return (
    <>
      <h3 className="hidden-text">{m.reviewer_your_answer()}</h3>
      <AnswerText text={text} evidence={ofPoints} />
      <Photos ids={answer?.fileIds ?? []} />
      {help?.outcome === 'copied' && <p role="status">{m.reviewer_copied()}</p>}
      <p className="rv-note">
        {text.length > ENGINE_READS
          ? m.reviewer_too_long({ limit: ENGINE_READS.toLocaleString('en-GB') })
          : m.reviewer_note_builtin()}{' '}
        {m.reviewer_estimate()}
      </p>
      {term && (
        <p className="rv-note">
          <b>{capital(part.command)}</b>: {term[1].meaning} {m.reviewer_command_check()}
        </p>
      )}
    </>
  )
}

/** A paragraph of a full answer, only once the student has marked: it would be copied before. */
function Model({ one, marking }: { readonly one: ScriptPart; readonly marking: Marking }): ReactNode {
  const [paragraph = ''] = one.part.modelAnswer.split(/\n\s*\n/)
  if (!marking.isKept || paragraph.trim() === '' || one.part.scheme.model === 'choice') return null
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
