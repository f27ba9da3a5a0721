import type { ReactNode } from 'react'
import { headingsOf } from '#lib/pages/page-title.ts'

/** The same block as on the static pages: the page's title as its only h1, and what else the route table names. */
export function HiddenHeadings({ path }: { readonly path: string }): ReactNode {
  const { title, h2, h3 } = headingsOf(path)
  return (
    <div className="hidden-text">
      <h1 id="tool-title">{title}</h1>
      {h2.map(text => (
        <h2 key={text}>{text}</h2>
      ))}
      {h3.map(text => (
        <h3 key={text}>{text}</h3>
      ))}
    </div>
  )
}
