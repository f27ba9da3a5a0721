import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { MarkResult } from '#contract/engine/mark.ts'
import { study } from '#data/ai/study.ts'
import { m } from '#messages/generated/messages.js'
import { saveQuizMarking } from '#tools/notetaker/quiz/quiz-acts.ts'
import type { QuizStep } from '#data/read/quiz/sittings.ts'
import { engineRun } from '#tools/shared/engine/engine-run.ts'
import { evidenceWords, quotesOf } from '#tools/shared/engine/evidence-words.ts'
import { EngineRunView } from '#tools/shared/engine/EngineRunView.tsx'

const WORDS = { builtin: m.quiz_points_builtin(), model: (name: string) => m.quiz_points_model({ name }) }

/** What of the student's own words is near to the expected answer. It only shows; the student decides. */
export function ShortPoints({ step }: { readonly step: QuizStep }): ReactNode {
  const { item, given, isJudged } = step
  const [store] = useState(() => engineRun<MarkResult>())
  const answer = given?.kind === 'text' ? given.text : ''
  const expected = item.type === 'short' ? item.answers : []
  const ask = () =>
    void store.start(async work => {
      if (answer.trim() === '') return null
      const task = { question: item.question, answer, points: expected.map(text => ({ text })) }
      const chosen = await study.mark(task, work)
      if (!isJudged) await saveQuizMarking(step, chosen.result)
      return chosen
    })
  const askFirst = useEffectEvent(ask)
  // Once for each answer that is shown.
  useEffect(() => {
    askFirst()
    return store.stop
  }, [store, item.key])
  if (answer.trim() === '') return null
  return (
    <div className="qz-points">
      <EngineRunView store={store} feature="mark" onRetry={ask} words={WORDS}>
        {result => (
          <ul>
            {result.points.map((point, at) => (
              <li key={at}>
                <span>{point.text}</span>
                <em>{evidenceWords(point)}</em>
                {quotesOf(point).map(({ quote, start }) => (
                  <q key={start} dir="auto">
                    {quote}
                  </q>
                ))}
              </li>
            ))}
          </ul>
        )}
      </EngineRunView>
    </div>
  )
}
