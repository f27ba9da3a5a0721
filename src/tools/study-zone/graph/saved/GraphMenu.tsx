import { type ReactNode, useState } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { KeptGraph } from '#data/read/study/graphs.ts'
import { m } from '#messages/generated/messages.js'
import { copyGraph, deleteGraph, graphName, renameGraph } from '#tools/study-zone/graph/saved/graph-acts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Menu } from '#ui/Menu.tsx'
import { TextField } from '#ui/TextField.tsx'

/** What can be done with a whole graph. */
export function GraphMenu({ graph }: { readonly graph: KeptGraph }): ReactNode {
  const [title, setTitle] = useState<string | null>(null)
  const keep = (): void => {
    if (title === null) return
    setTitle(null)
    void renameGraph(graph.id, title)
  }
  return (
    <>
      <Menu
        label={m.graph_menu({ name: graphName(graph) })}
        trigger={<span aria-hidden="true">···</span>}
        className="quiet zn-graph-menu"
        placement="bottom end"
        entries={[
          { id: 'rename', text: m.graph_rename(), run: () => setTitle(graph.title) },
          { id: 'copy', text: m.graph_make_copy(), run: () => void copyGraph(graph) },
          { id: 'delete', text: m.graph_delete(), run: () => void deleteGraph(graph) }
        ]}
      />
      <Dialog
        title={m.graph_rename_title()}
        isOpen={title !== null}
        onClose={() => setTitle(null)}
        actions={
          <>
            <Button onPress={() => setTitle(null)}>{m.graph_cancel()}</Button>
            <Button kind="ink-small" onPress={keep}>
              {m.graph_rename_save()}
            </Button>
          </>
        }
      >
        <TextField
          label={m.graph_name()}
          value={title ?? ''}
          onChange={setTitle}
          maxLength={SIZES.title}
          onKeyDown={event => {
            if (event.key === 'Enter') keep()
          }}
        />
      </Dialog>
    </>
  )
}
