import { computed } from 'nanostores'
import type { Fields } from '#contract/entities.ts'
import { BLANK_GRAPH, GRAPH_MARKS, type GraphDoc, type GraphMark } from '#contract/graph.ts'
import { liveRow, readRow } from '#data/read/live-rows.ts'
import { saveAll } from '#data/write/write.ts'
import { mergeGraphs } from '#domain/graph/saved/merge-graphs.ts'
import { columnsOfGraph, graphOf, type SavedGraph } from '#domain/graph/saved/saved-graph.ts'
import type { Version } from '#tools/shared/saving/draft.ts'
import type { WordsDevice } from '#tools/shared/saving/open-words.ts'

export type GraphVersion = Version<GraphDoc>
type Row = Fields<'graphs'>

const isMark = (mark: string): mark is GraphMark => (GRAPH_MARKS as readonly string[]).includes(mark)

const savedOf = (row: Row): SavedGraph => graphOf(row)

function withTitle({ title, doc: { v: _, ...doc } }: GraphVersion): SavedGraph {
  return { ...doc, title }
}

/** What this version of the app can show of it; an empty graph has a line to write in. */
function shown({ title, lines, marks, ...doc }: SavedGraph): GraphVersion {
  const written = lines.length > 0 ? [...lines] : BLANK_GRAPH.lines
  return { title, doc: { ...doc, v: 1, lines: written, sliders: { ...doc.sliders }, marks: marks.filter(isMark) } }
}

const graphVersion = (row: Row): GraphVersion => shown(savedOf(row))

export const graphFields = (version: GraphVersion): Row => columnsOfGraph(withTitle(version)) as unknown as Row

function merge(base: GraphVersion, mine: GraphVersion, theirs: GraphVersion): { version: GraphVersion; kept: number } {
  const { graph, kept } = mergeGraphs(withTitle(base), withTitle(mine), withTitle(theirs))
  return { version: shown(graph), kept }
}

/** What `mine`, made from `before`, changed, done to the graph as it is now. */
export const mergeDocs = (base: GraphDoc, mine: GraphDoc, theirs: GraphDoc): GraphDoc =>
  merge({ title: '', doc: base }, { title: '', doc: mine }, { title: '', doc: theirs }).version.doc

interface Options {
  /** Its row comes with the first change: until then it is a blank one. */
  readonly isNew?: boolean
  /** Hears of lines that stand twice now, because another tab wrote the same ones. */
  readonly onKept?: (count: number) => void
}

/** Moving and sliding save together; what is typed is written at once (guardUntilSaved). */
const DELAY = [100, 200] as const

/** One graph, kept as a note's words are. */
export function graphDevice(id: string, { isNew = false, onKept }: Options = {}): WordsDevice<GraphDoc> {
  let wasThere = !isNew
  const versionIn = (row: Row | null): GraphVersion | null => {
    if (row) wasThere = true
    if (row) return graphVersion(row)
    return wasThere ? null : { title: '', doc: BLANK_GRAPH }
  }
  const write = async (mine: GraphVersion, base: GraphVersion): Promise<void> => {
    let kept = 0
    const rewrite = (now: Row | null): Row => {
      if (!now) return graphFields(mine)
      const merged = mergeGraphs(withTitle(base), withTitle(mine), savedOf(now))
      kept = merged.kept
      return columnsOfGraph(merged.graph) as unknown as Row
    }
    await saveAll([{ name: 'graphs', id, rewrite }])
    wasThere = true
    if (kept > 0) onKept?.(kept)
  }
  return {
    watch: computed(liveRow('graphs', id), remote =>
      remote.state === 'ready' ? { state: 'ready' as const, value: versionIn(remote.value) } : remote
    ),
    read: async () => versionIn(await readRow('graphs', id)),
    write,
    merge,
    delay: DELAY
  }
}
