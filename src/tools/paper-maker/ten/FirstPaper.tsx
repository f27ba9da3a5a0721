import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $paperLines } from '#data/read/papers/papers.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { $preferences } from '#data/write/preferences.ts'
import { ownPreset } from '#domain/paper/first-preset.ts'
import { isReady, valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { $index } from '#tools/paper-maker/maker.store.ts'
import { PaperExample } from '#tools/shared/examples/PaperExample.tsx'
import { Begin } from '#ui/state/Begin.tsx'

/** Before the first paper: what the room gives, and a short one in one press; the form stands below. */
export function FirstPaper(): ReactNode {
  const papers = useStore($paperLines)
  const index = useStore($index)
  const preferences = useStore($preferences)
  const subjects = valueOr(useStore($subjects), [])
  if (!isReady(papers) || papers.value.length > 0 || !isReady(index) || !isReady(preferences)) return null
  const { board } = preferences.value
  const own = subjects.find(subject => ownPreset(index.value.presets, board, subject) !== null)
  return (
    <Begin
      title={m.begin_paper()}
      label={m.begin_paper_label()}
      example={<PaperExample />}
      acts={
        own && (
          <a className="act ink" href={href('paper-maker', { ten: own.id })}>
            {m.begin_paper_act({ subject: own.name })}
          </a>
        )
      }
    >
      {m.begin_paper_why()}
    </Begin>
  )
}
