import { SIZES } from '#config/sizes.ts'
import type { KeptGraph } from '#data/read/study/graphs.ts'
import { readRow } from '#data/read/live-rows.ts'
import { restore, save, saveUndoable } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import type { GraphSession } from '#tools/study-zone/graph/saved/session.ts'
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

async function removeGraph(id: string, name: string): Promise<void> {
  const back = await saveUndoable([{ name: 'graphs', id, remove: true }])
  offerUndo(m.graph_deleted({ name }), m.graph_undo(), back)
}

export const deleteGraph = (graph: KeptGraph): Promise<void> =>
  tryOrNotify(() => removeGraph(graph.id, graphName(graph)))

/** What was typed last is written first: it would bring the graph back, and Undo gives all of it. */
export const deleteOpen = ({ id, flush }: GraphSession, name: string): Promise<void> =>
  tryOrNotify(async () => {
    await flush()
    openTool('study-zone', { graph: 'all' })
    await removeGraph(id, name)
  })

export const putBackGraph = (id: string): Promise<void> => tryOrNotify(() => restore('graphs', id))
