import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { savePng, saveSvg } from '#tools/study-zone/graph/export.ts'
import { $canRedo, $canUndo, $lines, redo, undo } from '#tools/study-zone/graph/graph.store.ts'
import { deleteOpen, graphName } from '#tools/study-zone/graph/saved/graph-acts.ts'
import { putIntoQuestion } from '#tools/study-zone/graph/saved/into-question.ts'
import { IntoNote } from '#tools/study-zone/graph/saved/IntoNote.tsx'
import type { GraphSession } from '#tools/study-zone/graph/saved/session.ts'
import { $words } from '#tools/study-zone/graph/words/words.store.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'

/** What can be done with the graph that is open. */
export function GraphTools({ session }: { readonly session: GraphSession }): ReactNode {
  const canUndo = useStore($canUndo)
  const canRedo = useStore($canRedo)
  const title = useStore(session.$title).trim()
  const lines = useStore($lines)
    .map(({ text }) => text.trim())
    .filter(Boolean)
  const name = graphName({ title, lines })
  const [isPutting, setPutting] = useState(false)
  return (
    <>
      <Button kind="quiet" isDisabled={!canUndo} onPress={undo}>
        {m.graph_undo()}
      </Button>
      <Button kind="quiet" isDisabled={!canRedo} onPress={redo}>
        {m.graph_redo()}
      </Button>
      <Button kind="quiet" onPress={() => setPutting(true)}>
        {m.graph_into_note()}
      </Button>
      <Menu
        label={m.graph_download()}
        trigger={m.graph_download()}
        className="quiet"
        placement="bottom end"
        entries={[
          { id: 'png', text: m.graph_png(), run: () => void tryOrNotify(() => savePng($words.get(), name)) },
          { id: 'svg', text: m.graph_svg(), run: () => saveSvg($words.get(), name) },
          {
            id: 'question',
            text: m.graph_into_question(),
            run: () => void tryOrNotify(() => putIntoQuestion($words.get(), name))
          }
        ]}
      />
      <a href={href('study-zone', { graph: 'new' })}>{m.graph_new()}</a>
      <a href={href('study-zone', { graph: 'all' })}>{m.graph_all()}</a>
      {(title !== '' || lines.length > 0) && (
        <Button kind="quiet" onPress={() => void deleteOpen(session, name)}>
          {m.graph_delete()}
        </Button>
      )}
      {isPutting && <IntoNote name={name} words={$words.get()} onClose={() => setPutting(false)} />}
    </>
  )
}
