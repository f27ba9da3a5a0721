import { type GraphDoc, graphDoc } from '#contract/graph.ts'
import { readZoneDraft, saveZoneDraft } from '#data/write/zone/drafts.ts'

/** The graph that is open on this device; null where there is none, or none that this version can read. */
export async function readGraphDraft(): Promise<GraphDoc | null> {
  return graphDoc.safeParse(await readZoneDraft('graph')).data ?? null
}

export const saveGraphDraft = (doc: GraphDoc): Promise<void> => saveZoneDraft('graph', doc)
