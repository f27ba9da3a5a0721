import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { AiFeature } from '#contract/ai.ts'
import type { Result } from '#contract/engine/engine.ts'
import { $featureModels } from '#data/ai/feature-model.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { EngineBadge, type EngineBadgeProps } from '#tools/shared/engine/EngineBadge.tsx'
import { $wanted } from '#tools/shared/engine/engine-choice.store.ts'
import type { EngineRun, EngineRunStore, Progress } from '#tools/shared/engine/engine-run.ts'
import { warningWords } from '#tools/shared/engine/warning-words.ts'
import { Button } from '#ui/Button.tsx'

export interface EngineRunViewProps<Answer extends Result, Partial> {
  readonly store: EngineRunStore<Answer, Partial>
  readonly feature: AiFeature
  /** Asks again after a failure. */
  readonly onRetry: () => void
  /** How the engines do this task, where they do not quote the student's notes. */
  readonly words?: EngineBadgeProps['words']
  /** What is said where there was nothing to read. */
  readonly empty?: string
  /** What is there of the answer while it is being written. */
  readonly partial?: (partial: Partial) => ReactNode
  readonly children: (answer: Answer) => ReactNode
}

function Working({
  feature,
  progress
}: {
  readonly feature: AiFeature
  readonly progress: Progress | null
}): ReactNode {
  const model = useStore($featureModels[feature])
  const isModel = useStore($wanted) === 'model' && model !== null
  if (!isModel) return m.engine_run_builtin()
  if (!progress || progress.total < 2) return m.engine_run_working({ name: model })
  const part = Math.min(progress.total, progress.done + 1)
  return m.engine_run_working_part({ name: model, part, total: progress.total })
}

function Outcome<Answer extends Result, Partial>({
  run,
  ...props
}: EngineRunViewProps<Answer, Partial> & { readonly run: EngineRun<Answer, Partial> }): ReactNode {
  switch (run.state) {
    case 'idle':
      return null
    case 'running':
      return (
        <>
          {run.partial !== null && props.partial?.(run.partial)}
          <p>
            <Working feature={props.feature} progress={run.progress} />{' '}
            <Button kind="quiet" onPress={props.store.stop}>
              {m.engine_run_stop()}
            </Button>
          </p>
        </>
      )
    case 'empty':
      return <p>{props.empty ?? m.engine_run_empty()}</p>
    case 'failed':
      return (
        <>
          <p className="error">{m.engine_run_failed()}</p>
          <p className="hint">{wordsFor(run.error)}</p>
          <Button onPress={props.onRetry}>{m.engine_run_retry()}</Button>
        </>
      )
    case 'ready':
      return (
        <>
          <EngineBadge
            engine={run.answer.engine}
            fallback={run.fallback}
            {...(props.words ? { words: props.words } : {})}
          />
          {run.answer.warnings.map((warning, index) => (
            <p className="warning" key={`${warning.kind} ${index}`}>
              {warningWords(warning)}
            </p>
          ))}
          {props.children(run.answer)}
        </>
      )
  }
}

/** A question to the engine as a screen shows it: who works and how far, why it failed, and the answer under its name. */
export function EngineRunView<Answer extends Result, Partial = never>(
  props: EngineRunViewProps<Answer, Partial>
): ReactNode {
  const run = useStore(props.store.$run)
  return (
    <div aria-live="polite" aria-busy={run.state === 'running'}>
      <Outcome {...props} run={run} />
    </div>
  )
}
