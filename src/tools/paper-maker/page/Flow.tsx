import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import type { PageBlock } from '#tools/paper-maker/page/blocks.ts'
import { BlockView } from '#tools/paper-maker/page/BlockView.tsx'

interface FlowProps {
  readonly blocks: readonly PageBlock[]
  readonly cover: ReactNode
}

/** The paper in one column at the size of reading: a page set for A4 cannot be read on a phone. */
export function Flow({ blocks, cover }: FlowProps): ReactNode {
  return (
    <section className="pp-flow" aria-label={m.paper_flow()}>
      <p className="hint">{m.paper_flow_hint()}</p>
      {blocks.map(block => (
        <div key={block.id} className="pp-block">
          <BlockView block={block} cover={cover} />
        </div>
      ))}
    </section>
  )
}
