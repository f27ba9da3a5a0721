import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import type { NoteSession } from '#tools/notetaker/saving/note-session.ts'

const figure = (count: number): string => count.toLocaleString('en-GB')

/** From half the limit on, the characters that are left to it. */
export function TextCount({ session }: { readonly session: NoteSession }): ReactNode {
  const { characters } = useStore(session.$size)
  if (characters <= SIZES.noteText / 2) return null
  return (
    <p className="text-count hint figures">
      {m.notes_limit_near({ used: figure(characters), limit: figure(SIZES.noteText) })}
    </p>
  )
}
