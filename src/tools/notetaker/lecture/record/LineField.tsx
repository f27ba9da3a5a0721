import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { addMarker } from '#tools/notetaker/lecture/acts.ts'
import { readTypedLine, saveTypedLine, type TypedLine } from '#tools/notetaker/lecture/record/typed-line.ts'
import { secondWords } from '#tools/notetaker/lecture/words.ts'
import { $heardSeconds } from '#tools/shared/recording/now.ts'
import { TextField } from '#ui/TextField.tsx'

/** A line typed while it is said. */
export function LineField({ id }: { readonly id: string }): ReactNode {
  const seconds = useStore($heardSeconds)
  const [typed, setTyped] = useState<TypedLine | null>(null)
  useEffect(() => {
    let isGone = false
    readTypedLine(id).then(
      // Whoever types already goes on with that.
      kept => !isGone && setTyped(now => now ?? kept),
      () => undefined
    )
    return () => {
      isGone = true
    }
  }, [id])
  const type = (next: TypedLine | null): void => {
    setTyped(next)
    // A device that refuses it has what is on the screen.
    void saveTypedLine(id, next).catch(() => undefined)
  }
  // What is typed belongs to the second at which it was begun.
  const from = typed?.from ?? seconds
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        const words = typed?.words.trim() ?? ''
        if (words === '') return
        void addMarker(id, from, 'line', words)
        type(null)
      }}
    >
      <TextField
        label={m.lecture_line({ time: secondWords(from) })}
        hint={m.lecture_line_hint()}
        value={typed?.words ?? ''}
        maxLength={SIZES.markerWords}
        onChange={words => type(words === '' ? null : { words, from })}
      />
    </form>
  )
}
