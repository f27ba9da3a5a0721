import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { withLine, type Retyped } from '#domain/calculator/retyped.ts'
import type { Line } from '#domain/calculator/sheet.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { changed, lineAfter, without, withText, type CalcDraft } from '#tools/study-zone/calculator/draft.ts'

interface Caret {
  readonly no: number
  readonly from: number
  readonly to: number
}

/** The same for as long as the sheet stands, so that a line that did not change is not drawn again. */
export interface RowActs {
  readonly change: (line: Line, text: string) => void
  readonly caret: (line: Line, input: HTMLInputElement) => void
  readonly key: (line: Line, event: KeyboardEvent<HTMLInputElement>) => void
  readonly takeLine: (line: Line, retyped: Retyped) => void
}

interface SheetActs {
  readonly list: RefObject<HTMLOListElement | null>
  readonly rows: RowActs
  /** Puts a line that was made elsewhere below the others. */
  readonly add: (text: string) => void
  /** Puts text where the caret stands, in the place of what is chosen or of as many signs before it. */
  readonly write: (text: string, before?: number) => void
  readonly enter: () => void
  readonly clear: () => void
}

/** What a student does to the lines of a calculator, by keyboard and by its keypad. */
export function useSheet(draft: CalcDraft, onChange: (next: CalcDraft) => void): SheetActs {
  const { lines } = draft
  const list = useRef<HTMLOListElement>(null)
  const caret = useRef<Caret | null>(null)
  const setLines = (next: readonly Line[]): void => onChange({ ...draft, lines: next })
  const focus = (no: number, at?: number): void => {
    // The line may be new: it is there after this change is shown.
    setTimeout(() => {
      const input = list.current?.querySelector<HTMLInputElement>(`[data-line="${no}"]`)
      input?.focus()
      if (at !== undefined) input?.setSelectionRange(at, at)
    })
  }
  const goOn = (no: number): void => {
    const next = lineAfter(lines, no)
    if (next.lines !== lines) setLines(next.lines)
    focus(next.no)
  }
  const key = (line: Line, event: KeyboardEvent<HTMLInputElement>): void => {
    const at = lines.findIndex(({ no }) => no === line.no)
    const other = event.key === 'ArrowUp' ? lines[at - 1] : event.key === 'ArrowDown' ? lines[at + 1] : undefined
    if (event.key === 'Enter') goOn(line.no)
    else if (other) focus(other.no)
    else if (event.key === 'Backspace' && line.text === '' && lines.length > 1) {
      setLines(without(lines, line.no))
      focus((lines[at - 1] ?? lines[at + 1] ?? line).no)
    } else return
    event.preventDefault()
  }
  const place = (): Caret => {
    const last = lines.at(-1) ?? { no: 1, text: '' }
    const found = caret.current && lines.find(({ no }) => no === caret.current?.no)
    return found && caret.current ? caret.current : { no: last.no, from: last.text.length, to: last.text.length }
  }
  const write = (text: string, before = 0): void => {
    const { no, from, to } = place()
    const start = from === to ? Math.max(0, from - before) : from
    const old = lines.find(line => line.no === no)?.text ?? ''
    const end = start + text.length
    setLines(changed(lines, no, old.slice(0, start) + text + old.slice(to)))
    caret.current = { no, from: end, to: end }
    focus(no, end)
  }
  const clear = (): void => {
    setLines([{ no: 1, text: '' }])
    notify({ text: m.calc_cleared(), action: { label: m.calc_undo(), run: () => setLines(lines) } })
    focus(1)
  }
  const add = (text: string): void => {
    const added = withText(lines, text)
    setLines(added.lines)
    notify({ text: m.calcp_added({ line: added.no }), action: { label: m.calc_undo(), run: () => setLines(lines) } })
  }
  const lastNo = lines.at(-1)?.no ?? 1
  const [openedAt] = useState(lastNo)
  useEffect(() => {
    // On a phone the keyboard would cover half of the page.
    if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
    const input = list.current?.querySelector<HTMLInputElement>(`[data-line="${openedAt}"]`)
    input?.focus({ preventScroll: true })
  }, [openedAt])
  const rows = useLatest({
    change: (line, text) => setLines(changed(lines, line.no, text)),
    caret: ({ no }, input) => {
      caret.current = { no, from: input.selectionStart ?? 0, to: input.selectionEnd ?? 0 }
    },
    key,
    takeLine: (line, found) => setLines(changed(lines, line.no, withLine(line.text, found)))
  })
  return { list, rows, write, clear, add, enter: () => goOn(place().no) }
}

/** Acts that never change, but always do what the last ones given would do. */
function useLatest(acts: RowActs): RowActs {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const [stable] = useState<RowActs>(() => ({
    change: (...args) => latest.current.change(...args),
    caret: (...args) => latest.current.caret(...args),
    key: (...args) => latest.current.key(...args),
    takeLine: (...args) => latest.current.takeLine(...args)
  }))
  return stable
}
