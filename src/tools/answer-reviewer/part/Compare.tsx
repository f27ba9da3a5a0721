import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { MarkResult, MarkTask } from '#contract/engine/mark.ts'
import { $featureModels } from '#data/ai/feature-model.ts'
import { $isModelOff } from '#data/read/no-model.ts'
import { study } from '#data/ai/study.ts'
import { saveDispute, saveEngineMark } from '#data/write/marks/save-marking.ts'
import type { ScriptPart } from '#data/read/marks/script.ts'
import type { Verdicts } from '#domain/marks/part.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { href } from '#stores/route.ts'
import { rangeWords } from '#tools/shared/marks/out-of-words.ts'
import { engineRun } from '#tools/shared/engine/engine-run.ts'
import { BeforeSending } from '#tools/shared/engine/BeforeSending.tsx'
import { EngineRunView } from '#tools/shared/engine/EngineRunView.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

const WORDS = { builtin: m.reviewer_builtin(), model: (name: string) => m.reviewer_model({ name }) }

interface CompareProps {
  readonly one: ScriptPart
  readonly task: MarkTask
  readonly said: Verdicts
  readonly onResult: (result: MarkResult) => void
}

/** After the student's own marks: what a model gives, with its quotes. Both are kept, and a doubt as well. */
export function Compare({ one, task, said, onResult }: CompareProps): ReactNode {
  const model = useStore($featureModels.mark)
  const [store] = useState(() => engineRun<MarkResult>())
  const [remark, write] = useState('')
  const [isSent, setSent] = useState(false)
  useEffect(() => store.stop, [store])
  const isOff = useStore($isModelOff)
  if (model === null)
    return isOff ? null : (
      <p className="hint">
        {m.reviewer_no_model()} <a href={href('user-settings', { part: 'engine' })}>{m.reviewer_set_up()}</a>
      </p>
    )
  const ask = (): void =>
    void store.start(async work => {
      const chosen = await study.mark(task, work)
      if (chosen.result.engine.kind !== 'builtin') await saveEngineMark(one, chosen.result)
      onResult(chosen.result)
      return chosen
    })
  const dispute = (): Promise<void> =>
    tryOrNotify(async () => {
      await saveDispute(one, said, remark)
      setSent(true)
    })
  return (
    <section className="rv-compare" aria-label={m.reviewer_compare()}>
      <h3>{m.reviewer_compare()}</h3>
      <BeforeSending
        sends={m.reviewer_sends({ name: model })}
        act={m.reviewer_compare_act({ name: model })}
        onSend={ask}
      />
      <EngineRunView store={store} feature="mark" onRetry={ask} words={WORDS}>
        {result => (
          <>
            {result.outcome === 'copied' && <p>{m.reviewer_copied()}</p>}
            {result.range && result.engine.kind !== 'builtin' && (
              <p className="rv-sum">
                {rangeWords(result.range)} <small>{m.reviewer_of_max({ max: one.part.marks })}</small>
              </p>
            )}
            {isSent ? (
              <p role="status">{m.reviewer_disputed()}</p>
            ) : (
              <div className="rv-dispute">
                <TextField label={m.reviewer_dispute()} rows={2} value={remark} onChange={write} maxLength={4000} />
                <Button isDisabled={remark.trim() === ''} onPress={() => void dispute()}>
                  {m.reviewer_dispute_act()}
                </Button>
              </div>
            )}
          </>
        )}
      </EngineRunView>
    </section>
  )
}
