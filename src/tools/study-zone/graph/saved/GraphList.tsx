import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { $graphs, type KeptGraph } from '#data/read/study/graphs.ts'
import { fold } from '#lib/find/fold.ts'
import { valueOr } from '#lib/remote.ts'
import { momentWords } from '#lib/values/moment-words.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { graphName } from '#tools/study-zone/graph/saved/graph-acts.ts'
import { GraphMenu } from '#tools/study-zone/graph/saved/GraphMenu.tsx'
import css from '#tools/study-zone/graph/saved/saved.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Empty } from '#ui/state/Empty.tsx'
import { TextField } from '#ui/TextField.tsx'

adoptStyles(css)

/** So few are found by looking. */
const SEARCH_FROM = 10

const newGraph = (): ReactNode => <a href={href('study-zone', { graph: 'new' })}>{m.graph_new()}</a>

/** All graphs that are kept, the last changed first. */
export function GraphList(): ReactNode {
  const remote = useStore($graphs)
  const graphs = valueOr(remote, [])
  const [wanted, setWanted] = useState('')
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  const isFound = ({ title, lines }: KeptGraph): boolean => {
    const text = fold([title, ...lines].join('\n'))
    return words.every(word => text.includes(word))
  }
  return (
    <PageFrame
      title={m.graph_all_title()}
      facts={graphs.length > 0 ? m.graph_count({ count: graphs.length }) : undefined}
      tools={
        <>
          {newGraph()}
          <a href={href('study-zone', {})}>{m.desk_back()}</a>
        </>
      }
    >
      {graphs.length >= SEARCH_FROM && (
        <TextField label={m.graph_search()} type="search" value={wanted} onChange={setWanted} maxLength={200} />
      )}
      <RemoteView
        remote={remote}
        loading={m.graph_all_opening()}
        failed={m.graph_all_failed()}
        isEmpty={all => all.length === 0}
        empty={
          <Empty title={m.graph_none()} action={newGraph()}>
            {m.graph_none_text()}
          </Empty>
        }
      >
        {all => {
          const found = all.filter(isFound)
          return found.length === 0 ? <p role="status">{m.graph_none_found()}</p> : <GraphRows graphs={found} />
        }}
      </RemoteView>
    </PageFrame>
  )
}

function GraphRows({ graphs }: { readonly graphs: readonly KeptGraph[] }): ReactNode {
  return (
    <ul className="zn-graphs">
      {graphs.map(graph => (
        <li key={graph.id}>
          <a href={href('study-zone', { graph: graph.id })} dir="auto">
            {graphName(graph)}
          </a>
          <span className="zn-soft figures">{momentWords(graph.updatedAt)}</span>
          <GraphMenu graph={graph} />
          {graph.title !== '' && graph.lines.length > 0 && <p className="zn-soft">{graph.lines.join(' · ')}</p>}
          {graph.title === '' && graph.lines.length > 1 && (
            <p className="zn-soft">{graph.lines.slice(1).join(' · ')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

const RECENT = 3

/** On an empty sheet: those that were worked on last. */
export function RecentGraphs(): ReactNode {
  const graphs = valueOr(useStore($graphs), [])
  if (graphs.length === 0) return null
  return (
    <section className="zn-recent" aria-label={m.graph_recent()}>
      <div className="pg-section-head">
        <h3>{m.graph_recent()}</h3>
        <a href={href('study-zone', { graph: 'all' })}>{m.graph_all()}</a>
      </div>
      <GraphRows graphs={graphs.slice(0, RECENT)} />
    </section>
  )
}
