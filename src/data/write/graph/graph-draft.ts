import { type GraphDoc, graphDoc } from '#contract/graph.ts'
import { workspace } from '#data/read/workspace.ts'

const KEY = 'graph-draft'

/** The graph that is open on this device; null where there is none, or none that this version can read. */
export async function readGraphDraft(): Promise<GraphDoc | null> {
  const row = await workspace().db.meta.get(KEY)
  return graphDoc.safeParse(row?.value).data ?? null
}

export async function saveGraphDraft(doc: GraphDoc): Promise<void> {
  await workspace().db.meta.put({ key: KEY, value: doc })
}
