import { useEffect, useState, type ReactNode } from 'react'
import { nextTyped, typedLines, type Headline, type Typed } from '#lib/browser/typing.ts'

interface Props {
  readonly headlines: readonly Headline[]
}

/**
 * Headlines that write themselves, one after the other. The first stands in the HTML and is the one a screen reader
 * hears; the others only hold the place, so that nothing below moves. Under reduced motion the first one stays.
 */
export function TypedHeadline({ headlines }: Props): ReactNode {
  const first = headlines[0] ?? ['', '']
  const [now, setNow] = useState<Typed>({ headline: 0, length: first.join('').length, isErasing: false })

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    if (still.matches) return
    const { after, next } = nextTyped(headlines, now)
    const timer = setTimeout(() => setNow(next), after)
    return () => clearTimeout(timer)
  }, [headlines, now])

  const [above, below] = typedLines(headlines[now.headline] ?? first, now.length)
  return (
    <>
      <span className="hidden-text">{first.join(' ')}</span>
      <span className="typed" aria-hidden="true">
        {headlines.map(([one, two]) => (
          <span key={one} className="typed-place">
            {one}
            <br />
            {two}
          </span>
        ))}
        <span className="typed-line" data-typing={now.length < first.join('').length || undefined}>
          {above}
          <br />
          <mark>{below}</mark>
        </span>
      </span>
    </>
  )
}
