import { useEffect, useRef, useState } from 'react'
import { Label } from 'react-aria-components/Label'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { m } from '#messages/generated/messages.js'
import { FieldPopover } from '#ui/editor/FieldPopover.tsx'
import { renderMath } from '#ui/maths/katex-render.ts'
import type { MathOutcome } from '#ui/maths/katex-render.ts'

export interface MathTarget {
  /** Where the formula stands, or null for a new one. */
  readonly position: number | null
  readonly display: boolean
  readonly latex: string
  readonly element: Element
}

interface MathFieldProps {
  target: MathTarget
  onDone: (latex: string) => void
  onCancel: () => void
}

const EXAMPLES = String.raw`\frac{a}{b}, x^2, \sqrt{x}`

/** LaTeX, the set formula below it, and what is wrong in words. */
export function MathField({ target, onDone, onCancel }: MathFieldProps) {
  const [latex, setLatex] = useState(target.latex)
  const [outcome, setOutcome] = useState<MathOutcome>({ kind: 'set' })
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const preview = useRef<HTMLDivElement>(null)
  const anchor = useRef(target.element)
  useEffect(() => {
    let isCurrent = true
    const element = preview.current
    if (element)
      void renderMath(latex, element, target.display).then(result => {
        if (isCurrent) setOutcome(result)
      })
    return () => {
      isCurrent = false
    }
  }, [latex, target.display])
  return (
    <FieldPopover
      title={m.editor_formula_title()}
      doneLabel={m.editor_formula_done()}
      anchor={anchor}
      onDone={() => onDone(latex.trim())}
      onCancel={onCancel}
    >
      <TextField className="field" value={latex} onChange={setLatex} maxLength={2000}>
        <Label>{m.editor_formula_label()}</Label>
        <TextArea
          ref={field}
          className="input"
          rows={2}
          dir="ltr"
          spellCheck={false}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            onDone(latex.trim())
          }}
        />
      </TextField>
      <p className="hint">{m.editor_formula_hint({ examples: EXAMPLES })}</p>
      <div className="preview" ref={preview} aria-hidden="true" />
      <p className="error" role="status">
        {outcome.kind === 'wrong' && m.editor_formula_wrong({ why: outcome.why })}
      </p>
    </FieldPopover>
  )
}
