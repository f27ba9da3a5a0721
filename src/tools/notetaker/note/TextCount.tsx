import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import type { NoteSession } from '#tools/notetaker/saving/note-session.ts'

const figure = (count: number): string => count.toLocaleString('en-GB')

/** Words, and from half the limit on the characters that are left to it. */
export function TextCount({ session }: { readonly session: NoteSession }): ReactNode {
  const { words, characters } = useStore(session.$size)
  return (
    <p className="text-count hint figures">
      {m.notes_words({ count: words })}
      {characters > SIZES.noteText / 2 && (
        <> · {m.notes_limit_near({ used: figure(characters), limit: figure(SIZES.noteText) })}</>
      )}
    </p>
  )
}
