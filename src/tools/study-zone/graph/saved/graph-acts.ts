import { SIZES } from '#config/sizes.ts'
import type { KeptGraph } from '#data/read/study/graphs.ts'
import { readRow } from '#data/read/live-rows.ts'
import { save, saveUndoable } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'

/** Its own name, or its first line. */
export const graphName = ({ title, lines }: Pick<KeptGraph, 'title' | 'lines'>): string =>
  title || (lines[0] ?? m.graph_untitled())

export const renameGraph = (id: string, title: string): Promise<void> =>
  tryOrNotify(() => save('graphs', id, { title: title.trim() }))

export function copyGraph(graph: KeptGraph): Promise<void> {
  return tryOrNotify(async () => {
    const row = await readRow('graphs', graph.id)
    if (!row) return
    const { expressions, view } = row
    const title = firstSigns(m.graph_copy_of({ name: graphName(graph) }), SIZES.title)
    await save('graphs', newId(), { title, expressions, view })
    notify({ text: m.graph_copied({ name: title }), passes: true })
  })
}

export function deleteGraph(graph: KeptGraph): Promise<void> {
  return tryOrNotify(async () => {
    const back = await saveUndoable([{ name: 'graphs', id: graph.id, remove: true }])
    offerUndo(m.graph_deleted({ name: graphName(graph) }), m.graph_undo(), back)
  })
}
