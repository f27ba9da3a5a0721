import { mergedDeletion, type Merged } from '#data/entities/merged.ts'
import type { AnyRow } from '#data/device/rows.ts'
import { mergeGraphs } from '#domain/graph/saved/merge-graphs.ts'
import { columnsOfGraph, type GraphColumns, graphOf } from '#domain/graph/saved/saved-graph.ts'

const graphIn = (row: AnyRow) => graphOf(row as unknown as GraphColumns)

/** Line by line and setting by setting (domain/graph/saved); an edit beats a deletion. */
export function mergeGraphRow(base: AnyRow | null, theirs: AnyRow, mine: AnyRow): Merged {
  const { graph, kept } = mergeGraphs(base && graphIn(base), graphIn(mine), graphIn(theirs))
  const content = { ...columnsOfGraph(graph) }
  const deleted_at = mergedDeletion('graphs', base, theirs, mine, content)
  return { row: { ...theirs, ...content, deleted_at, updated_at: mine.updated_at }, kept }
}
