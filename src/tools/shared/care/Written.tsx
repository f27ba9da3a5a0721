import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'

/** The student's own words, put away: shown again by one press. */
export function Written({ texts }: { readonly texts: readonly string[] }): ReactNode {
  const [isShown, setShown] = useState(false)
  if (!isShown)
    return (
      <p>
        <Button kind="quiet" onPress={() => setShown(true)}>
          {m.care_crisis_show()}
        </Button>
      </p>
    )
  return (
    <figure className="care-written">
      <figcaption>{m.care_crisis_written()}</figcaption>
      {texts.map(text => (
        <blockquote key={text} dir="auto">
          {text}
        </blockquote>
      ))}
    </figure>
  )
}
