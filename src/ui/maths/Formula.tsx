import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { renderMath } from '#ui/maths/katex-render.ts'

/** A formula within a card. Its LaTeX stands there until KaTeX has come, and stays if it cannot be read. */
export function Formula({ latex, display }: { readonly latex: string; readonly display: boolean }): ReactNode {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    element.textContent = latex
    void renderMath(latex, element, display)
  }, [latex, display])
  return <span ref={place} className={display ? 'formula formula-display' : 'formula'} />
}
