import { useMemo, useState, type ReactNode } from 'react'
import { studentId } from '#data/read/workspace.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { m } from '#messages/generated/messages.js'
import type { MetNote } from '#tools/notetaker/import/notes/compare-notes.ts'
import type { NotesFound } from '#tools/notetaker/import/notes/find-notes.ts'
import { readyNotes } from '#tools/notetaker/import/notes/to-doc.ts'
import { Button } from '#ui/Button.tsx'
import { markdownOf } from '#ui/editor/markdown-of.ts'
import { SidePart } from '#ui/page/PageFrame.tsx'
import { Markdown } from '#ui/text/Markdown.tsx'

const SHOWN = 1200

/** The words of one note after the other, before anything is brought in. */
export function NoteTexts({ found }: { readonly found: NotesFound }): ReactNode {
  const { fresh, changed, same } = found.compared
  const all: readonly MetNote[] = [...fresh, ...changed, ...same]
  const [at, setAt] = useState(0)
  const one = all[Math.min(at, all.length - 1)]
  const text = useMemo(() => (one ? textOf(one) : ''), [one])
  if (!one) return null
  const go = (by: number): void => setAt((at + by + all.length) % all.length)
  return (
    <aside className="im-samples">
      <SidePart
        title={m.import_notes_look()}
        aside={m.import_samples_of({ shown: at + 1, count: all.length.toLocaleString('en-GB') })}
      >
        <div className="im-sample" aria-live="polite">
          <p className="im-name" dir="auto">
            {one.note.title === '' ? m.notes_untitled() : one.note.title}
          </p>
          {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- axe: scrollable-region-focusable */}
          <div className="im-text" role="region" aria-label={m.import_notes_look()} tabIndex={0}>
            <Markdown text={text} />
          </div>
          {one.note.tags.length > 0 && <p className="hint">{one.note.tags.map(tag => `#${tag}`).join(' ')}</p>}
        </div>
        {all.length > 1 && (
          <p className="im-steps">
            <Button kind="quiet" onPress={() => go(-1)}>
              {m.import_notes_before()}
            </Button>
            <Button kind="quiet" onPress={() => go(1)}>
              {m.import_notes_next()}
            </Button>
          </p>
        )}
      </SidePart>
    </aside>
  )
}

/** The first blocks as Markdown; of a block that is too large its first words. */
function textOf({ note, id }: MetNote): string {
  const ready = readyNotes(studentId(), note, id, { idOf: () => undefined, picture: () => null })
  const blocks: DocNode[] = []
  let length = 0
  for (const block of ready.flatMap(({ doc }) => doc.content ?? [])) {
    const words = plainText(block)
    if (length > 0 && length + words.length > SHOWN) return `${markdownOf({ type: 'doc', content: blocks })}\n\n…`
    length += words.length
    const text = [{ type: 'text', text: `${words.slice(0, SHOWN)}…` }]
    blocks.push(words.length > 2 * SHOWN ? { type: 'paragraph', content: text } : block)
  }
  return markdownOf({ type: 'doc', content: blocks })
}
