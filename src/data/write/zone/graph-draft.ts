import type { Fields } from '#contract/entities.ts'
import { graphDoc, isBlankGraph } from '#contract/graph.ts'
import { workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { dropZoneDraft, readZoneDraft } from '#data/write/zone/drafts.ts'
import { columnsOfGraph } from '#domain/graph/saved/saved-graph.ts'
import { keptGraphId } from '#lib/ids.ts'
import { canonicalJson } from '#lib/values/same-json.ts'

/**
 * The graph that an earlier version kept on this device alone becomes a saved one; gives its id. Its id comes from what
 * it holds, so that two tabs, or one that died between the two writes, make one row.
 */
export async function adoptGraphDraft(): Promise<string | null> {
  const doc = graphDoc.safeParse(await readZoneDraft('graph')).data
  if (!doc) return null
  const id = keptGraphId(canonicalJson(doc))
  const { v: _, ...graph } = doc
  const isKept = isBlankGraph(doc) || (await workspace().db.graphs.get(id)) !== undefined
  if (!isKept) await save('graphs', id, columnsOfGraph({ ...graph, title: '' }) as unknown as Fields<'graphs'>)
  await dropZoneDraft('graph')
  return isBlankGraph(doc) ? null : id
}
