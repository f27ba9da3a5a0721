import { useState, type ReactNode } from 'react'
import { saveSample } from '#data/write/marks/save-verdicts.ts'
import type { Script, ScriptPart } from '#data/read/marks/script.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { moreWords } from '#tools/answer-reviewer/mark-words.ts'
import { LevelChoice } from '#tools/answer-reviewer/marking/Levels.tsx'
import { Segments } from '#tools/answer-reviewer/marking/Segments.tsx'
import { Button } from '#ui/Button.tsx'

interface SampleFirstProps {
  readonly script: Script
  readonly one: ScriptPart
  readonly onDone: () => void
}

/** Somebody else's answer, marked by the student first; then its marks and reasons: practice in marking as an examiner. */
export function SampleFirst({ script, one, onDone }: SampleFirstProps): ReactNode {
  const { scheme, marks, samples = [] } = one.part
  const [at] = useState(() => script.parts.indexOf(one) % Math.max(1, samples.length))
  const [mine, give] = useState<number | null>(null)
  const [isShown, show] = useState(false)
  const sample = samples[at]
  if (!sample) return null
  const compare = (): Promise<void> =>
    tryOrNotify(async () => {
      const on = new Date().toISOString()
      await saveSample(script.attempt.id, one.key, { mine: mine ?? 0, given: sample.marks, max: marks, on })
      show(true)
    })
  return (
    <section className="rv-sample" aria-label={m.reviewer_sample()}>
      <h3>{m.reviewer_sample()}</h3>
      <p className="hint">{m.reviewer_sample_why()}</p>
      <blockquote className="rv-answer" dir="auto">
        {sample.answer}
      </blockquote>
      {!isShown && scheme.model === 'levels' && (
        <LevelChoice label={m.reviewer_sample()} levels={scheme.levels} given={mine} onGive={give} />
      )}
      {!isShown && scheme.model !== 'levels' && (
        <>
          {scheme.model === 'points' && (
            <ol className="rv-indicative">
              {scheme.points.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ol>
          )}
          <Segments
            label={m.reviewer_sample_marks()}
            chosen={mine === null ? null : `${mine}`}
            options={Array.from({ length: marks + 1 }, (_, mark) => ({ id: `${mark}`, title: `${mark}` }))}
            onChoose={id => give(Number(id))}
          />
        </>
      )}
      {isShown ? (
        <div role="status">
          <p className="rv-sum">
            {m.reviewer_of({ marks: `${sample.marks}`, max: `${marks}` })}{' '}
            <small>{m.reviewer_sample_you({ mine: mine ?? 0, more: moreWords((mine ?? 0) - sample.marks) })}</small>
          </p>
          <ul className="rv-indicative">
            {sample.reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className="rv-acts">
            <Button kind="ink" onPress={onDone}>
              {m.reviewer_now_yours()}
            </Button>
          </p>
        </div>
      ) : (
        <p className="rv-acts">
          <Button kind="ink" isDisabled={mine === null} onPress={() => void compare()}>
            {m.reviewer_sample_compare()}
          </Button>
          <Button kind="quiet" onPress={onDone}>
            {m.reviewer_sample_skip()}
          </Button>
        </p>
      )}
    </section>
  )
}
