import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { renderMath } from '#ui/maths/katex-render.ts'

interface FormulaProps {
  readonly latex: string
  readonly display: boolean
  /** What stands there until KaTeX has come; without it, the LaTeX. */
  readonly meanwhile?: string
}

/** A formula within a card. Its LaTeX stays where KaTeX does not come or cannot read it. */
export function Formula({ latex, display, meanwhile = latex }: FormulaProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    element.textContent = meanwhile
    renderMath(latex, element, display).catch(() => {
      element.textContent = latex
    })
  }, [latex, display, meanwhile])
  return <span ref={place} className={display ? 'formula formula-display' : 'formula'} />
}
