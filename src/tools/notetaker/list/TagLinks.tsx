import { useState, type ReactNode } from 'react'
import type { TagCount } from '#domain/notes/note-tags.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'

const FEW = 8

interface TagLinksProps {
  readonly tags: readonly TagCount[]
  readonly chosen: string | null
  readonly subject: string | null
}

/** The tags that are used most; the chosen one is pressed again to let it go. */
export function TagLinks({ tags, chosen, subject }: TagLinksProps): ReactNode {
  const [isAll, setAll] = useState(false)
  if (tags.length === 0 && chosen === null) return null
  const isChosen = (tag: string): boolean => tag.toLocaleLowerCase() === chosen?.toLocaleLowerCase()
  const shown = tags.filter(({ tag }, index) => isAll || index < FEW || isChosen(tag))
  const known = chosen === null || shown.some(({ tag }) => isChosen(tag))
  const list = known ? shown : [{ tag: chosen, count: 0 }, ...shown]
  return (
    <nav className="tag-links" aria-label={m.notes_tags()}>
      {list.map(({ tag }) => (
        <a
          key={tag}
          href={href('notetaker', { ...(subject !== null && { subject }), ...(!isChosen(tag) && { tag }) })}
          aria-current={isChosen(tag) ? 'true' : undefined}
        >
          #{tag}
        </a>
      ))}
      {tags.length > FEW && !isAll && (
        <button type="button" onClick={() => setAll(true)}>
          {m.notes_tags_all()}
        </button>
      )}
    </nav>
  )
}
