import { useState, type ReactNode } from 'react'

export interface NoteExample {
  readonly title: string
  readonly text: string
  readonly front: string
  readonly back: string
}

interface Props {
  readonly examples: readonly NoteExample[]
  readonly words: { readonly prev: string; readonly next: string; readonly card: string; readonly region: string }
  /** One per example: "1 of 3". */
  readonly places: readonly string[]
}

/** Notes to leaf through, each with a card made from it. Without JavaScript they stand below each other. */
export function NoteBrowser({ examples, words, places }: Props): ReactNode {
  const [current, setCurrent] = useState(0)
  const turn = (by: number): void => setCurrent((current + by + examples.length) % examples.length)
  return (
    <div className="leaves" role="group" aria-label={words.region}>
      <div className="leaf-pile">
        {examples.map(({ title, text, front, back }, index) => (
          <article key={title} className="leaf" data-current={index === current || undefined}>
            <h4>{title}</h4>
            <p>{text}</p>
            <dl>
              <dt>
                <small>{words.card}</small>
                {front}
              </dt>
              <dd>
                <mark>{back}</mark>
              </dd>
            </dl>
          </article>
        ))}
      </div>
      <p className="leaf-turn">
        <button className="plain" type="button" onClick={() => turn(-1)}>
          {words.prev}
        </button>
        <button className="plain" type="button" onClick={() => turn(1)}>
          {words.next}
        </button>
        <span className="figures" role="status">
          {places[current]}
        </span>
      </p>
    </div>
  )
}
