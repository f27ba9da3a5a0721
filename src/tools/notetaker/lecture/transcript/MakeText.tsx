import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { $featureModels } from '#data/ai/feature-model.ts'
import { limitsOf } from '#domain/lecture/pieces/limits.ts'
import { piecesOf } from '#domain/lecture/pieces/plan.ts'
import { lengthOf, type Stretch } from '#domain/lecture/pieces/voice.ts'
import type { Transcript } from '#domain/lecture/said/said.ts'
import { m } from '#messages/generated/messages.js'
import { $run, makeText, stopText } from '#tools/notetaker/lecture/transcript/run.store.ts'
import { failureWords, lengthWords } from '#tools/notetaker/lecture/transcript/transcript-words.ts'
import { Button } from '#ui/Button.tsx'
import { Progress } from '#ui/state/Progress.tsx'

export interface MakeTextProps {
  readonly recording: Recording
  readonly voiced: readonly Stretch[]
  readonly transcript: Transcript
}

/** The way to a text by a model: what it will take is said before, how far it is while it runs. */
export function MakeText({ recording, voiced, transcript }: MakeTextProps): ReactNode {
  const model = useStore($featureModels.transcribe)
  const run = useStore($run)
  const { id, seconds } = recording
  const isReady = recording.sound !== null && recording.state === 'kept'
  const limits = useMemo(() => limitsOf(model ?? ''), [model])
  // The player draws this anew many times a second.
  const pieces = useMemo(
    () => (isReady && model !== null ? piecesOf(voiced, limits, seconds, transcript.done) : []),
    [isReady, model, voiced, limits, seconds, transcript.done]
  )
  if (run.state === 'running' && run.id === id)
    return (
      <Progress
        label={m.transcript_making({ done: lengthWords(run.seconds), total: lengthWords(run.total) })}
        value={run.total > 0 ? run.seconds / run.total : 0}
        cancel={{ label: m.transcript_stop(), onPress: stopText }}
      />
    )
  if (model === null)
    return isReady && transcript.lines.length === 0 ? <p className="tr-say">{m.transcript_no_model()}</p> : null
  const texts = transcript.lines.map(line => line.text)
  return (
    <>
      {run.state === 'failed' && run.id === id && (
        <p className="tr-say" role="alert">
          {m.transcript_stopped_by({ reason: failureWords(run.error) })}
        </p>
      )}
      {run.state === 'elsewhere' && run.id === id && <p role="status">{m.transcript_elsewhere()}</p>}
      {pieces.length > 0 && (
        <div className="tr-make">
          <Button
            kind="ink"
            isDisabled={run.state === 'running'}
            onPress={() => void makeText(recording, pieces, texts, limits)}
          >
            {transcript.done.length > 0 ? m.transcript_go_on() : m.transcript_make()}
          </Button>
          <p>{m.transcript_make_about({ count: pieces.length, time: lengthWords(lengthOf(pieces)), model })}</p>
        </div>
      )}
    </>
  )
}
