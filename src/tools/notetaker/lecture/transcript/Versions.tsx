import type { ReactNode } from 'react'
import { clockTime } from '#domain/lecture/files/times.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import type { Version } from '#domain/lecture/said/versions.ts'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'

const isDouble = (line: Said): boolean => (line.edit?.others.length ?? 0) > 0

export interface TwoVersionsProps {
  readonly lines: readonly Said[]
  readonly onShow: (line: Said) => void
}

/** Where two tabs or two devices wrote in one line: said above the text, and the way there. */
export function TwoVersions({ lines, onShow }: TwoVersionsProps): ReactNode {
  const double = lines.filter(isDouble)
  const first = double.find(line => line.kind === 'speech')
  return (
    <div role="status">
      {double.length > 0 && (
        <p className="tr-again">
          {m.transcript_others({ count: double.length })}
          {first && <Button onPress={() => onShow(first)}>{m.transcript_others_show()}</Button>}
        </p>
      )}
    </div>
  )
}

export interface OthersProps {
  readonly line: Said
  readonly tabIndex: 0 | -1
  readonly onChoose: (line: Said, version: Pick<Version, 'text' | 'speaker'>) => void
}

/** What else was written in a line: to be taken instead, or left out. */
export function Others({ line, tabIndex, onChoose }: OthersProps): ReactNode {
  const time = clockTime(line.from)
  return line.edit?.others.map(version => (
    <div key={version.id} className="tr-other" role="group" aria-label={m.transcript_other_of({ time })}>
      <p>{m.transcript_other()}</p>
      <p dir="auto">
        {version.speaker !== '' && <b className="tr-who">{version.speaker}</b>}
        {version.text}
      </p>
      <div className="tr-line-acts">
        <button
          type="button"
          className="quiet"
          tabIndex={tabIndex}
          aria-label={m.transcript_other_use_of({ time })}
          onClick={() => onChoose(line, version)}
        >
          {m.transcript_other_use()}
        </button>
        <button
          type="button"
          className="quiet"
          tabIndex={tabIndex}
          aria-label={m.transcript_other_leave_of({ time })}
          onClick={() => onChoose(line, line)}
        >
          {m.transcript_other_leave()}
        </button>
      </div>
    </div>
  ))
}
