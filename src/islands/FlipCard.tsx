import { useId, useState, type ReactNode } from 'react'

interface Props {
  readonly figure: string
  readonly prompt: string
  readonly back: string
  readonly statement: string
  readonly source: string
}

/** A figure that turns over to the sentence behind it. Without JavaScript both sides stand below each other. */
export function FlipCard({ figure, prompt, back, statement, source }: Props): ReactNode {
  const [turned, setTurned] = useState(false)
  const id = useId()
  return (
    <div className="slip" data-turned={turned || undefined}>
      <button
        className="slip-turn"
        type="button"
        aria-expanded={turned}
        aria-controls={id}
        aria-label={`${figure}: ${turned ? back : prompt}`}
        onClick={() => setTurned(!turned)}
      />
      <div className="slip-card">
        <p className="slip-front" aria-hidden={turned || undefined}>
          <b>{figure}</b>
          <span>{prompt}</span>
        </p>
        <div className="slip-back" id={id}>
          <p>{statement}</p>
          <cite>{source}</cite>
        </div>
      </div>
    </div>
  )
}
