import { lazy, Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import { loadMathField } from '#ui/editor/load-math-field.ts'
import type { MathTarget } from '#ui/editor/MathField.tsx'

const MathField = lazy(async () => ({ default: await loadMathField() }))

interface FormulaButtonProps {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly label: string
  /** The text with the formula in it, and where the cursor stands after it. */
  readonly onFormula: (text: string, cursor: number) => void
}

/** The formula field of the notes; what it makes stands between dollar signs where the cursor was. */
export function FormulaButton({ area, label, onFormula }: FormulaButtonProps): ReactNode {
  const [target, setTarget] = useState<MathTarget | null>(null)
  const range = useRef<readonly [number, number]>([0, 0])
  const open = (): void => {
    const element = area.current
    if (!element) return
    range.current = [element.selectionStart, element.selectionEnd]
    setTarget({ position: null, display: false, latex: '', element })
  }
  const done = (latex: string): void => {
    const element = area.current
    setTarget(null)
    if (!element) return
    const [start, end] = range.current
    const words = latex === '' ? '' : `$${latex}$`
    const before = element.value.slice(0, start)
    const space = words !== '' && /\S$/.test(before) ? ' ' : ''
    if (words !== '')
      onFormula(`${before}${space}${words} ${element.value.slice(end)}`, start + space.length + words.length + 1)
    element.focus()
  }
  return (
    <>
      <Button kind="quiet" aria-label={label} onPress={open}>
        {m.sit_formula()}
      </Button>
      {target && (
        <Suspense fallback={null}>
          <MathField target={target} onDone={done} onCancel={() => setTarget(null)} />
        </Suspense>
      )}
    </>
  )
}
