import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/places.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'

interface ToolPageProps {
  readonly title: string
  readonly facts: ReactNode
  readonly children: ReactNode
}

/** A tool that needs the whole width: the clock runs on, and a link leads back to it. */
export function ToolPage({ title, facts, children }: ToolPageProps): ReactNode {
  return (
    <PageFrame title={title} facts={facts} tools={<a href={href('study-zone', {})}>{m.desk_back()}</a>}>
      {children}
    </PageFrame>
  )
}
