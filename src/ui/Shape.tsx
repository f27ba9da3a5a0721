import type { ReactNode } from 'react'
import type { ShapeName } from '#lib/pages/shapes.ts'

/** A shape of the page's sprite. Says nothing to a screen reader: what it stands in has words. */
export function Shape({ name }: { readonly name: ShapeName }): ReactNode {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
