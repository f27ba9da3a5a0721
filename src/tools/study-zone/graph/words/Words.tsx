import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { $words } from '#tools/study-zone/graph/words/words.store.ts'
import { Button } from '#ui/Button.tsx'

/** What is drawn, in sentences. */
export function Words({ id }: { readonly id: string }): ReactNode {
  const words = useStore($words)
  if (words.length === 0) return <p id={id}>{m.graph_nothing_yet()}</p>
  return (
    <section className="zn-words" aria-label={m.graph_words()}>
      <div className="pg-section-head">
        <h3>{m.graph_words()}</h3>
        <Button kind="quiet" onPress={() => void tryOrNotify(() => navigator.clipboard.writeText(words.join('\n')))}>
          {m.graph_copy()}
        </Button>
      </div>
      <ul id={id}>
        {words.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
