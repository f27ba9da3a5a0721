import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { $featureModels } from '#data/ai/feature-model.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { limitsOf } from '#domain/lecture/pieces/limits.ts'
import { piecesOf } from '#domain/lecture/pieces/plan.ts'
import { m } from '#messages/generated/messages.js'
import { $run, makeText } from '#tools/notetaker/lecture/transcript/run.store.ts'
import type { Certificate, Gap } from '#tools/notetaker/lecture/transcript/transcript.store.ts'
import { gapWords, lengthWords } from '#tools/notetaker/lecture/transcript/transcript-words.ts'
import { Button } from '#ui/Button.tsx'

const FIRST = 5

export interface CoverageProps {
  readonly recording: Recording
  readonly certificate: Certificate
  readonly lines: readonly Said[]
  readonly onSeek: (second: number) => void
  readonly onType: (gap: Gap) => void
}

/** How much of what is said has text, and what has none: each part to hear, to send alone, to type. */
export function Coverage({ recording, certificate, lines, onSeek, onType }: CoverageProps): ReactNode {
  const { voiced, bare, gaps } = certificate
  const [isOpen, setOpen] = useState(false)
  const model = useStore($featureModels.transcribe)
  const isBusy = useStore($run).state === 'running'
  const words = { voiced: lengthWords(voiced), bare: lengthWords(bare) }
  const isBare = lines.length === 0
  const send = (gap: Gap): void => {
    if (model === null) return
    const texts = lines.map(line => line.text)
    const limits = limitsOf(model)
    void makeText(recording, piecesOf([gap], limits, recording.seconds), texts, limits)
  }
  return (
    <section className="tr-cover" aria-label={m.transcript_gaps()}>
      <p>
        {isBare
          ? m.transcript_covered_none(words)
          : gaps.length === 0
            ? m.transcript_covered(words)
            : m.transcript_covered_but(words)}
      </p>
      {!isBare && gaps.length > 0 && (
        <ul>
          {gaps.slice(0, isOpen ? gaps.length : FIRST).map(gap => (
            <li key={gap.from}>
              <span>{gapWords(gap, gap.mark)}</span>
              <span className="tr-acts">
                <Button onPress={() => onSeek(gap.from)}>{m.transcript_hear()}</Button>
                {model !== null && recording.state === 'kept' && (
                  <Button isDisabled={isBusy} onPress={() => send(gap)}>
                    {gap.mark ? m.transcript_send_again() : m.transcript_send()}
                  </Button>
                )}
                <Button onPress={() => onType(gap)}>{m.transcript_type()}</Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isBare && gaps.length > FIRST && !isOpen && (
        <Button kind="quiet" onPress={() => setOpen(true)}>
          {m.transcript_more_gaps({ count: gaps.length })}
        </Button>
      )}
    </section>
  )
}
