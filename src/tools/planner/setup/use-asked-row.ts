import { useEffect, useRef, type RefObject } from 'react'

/** An address may name one row of a list: it comes into sight, and its name, where it has one, takes the focus. */
export function useAskedRow(row: string | null): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (row === null) return
    const asked = list.current?.querySelector(`[data-row="${CSS.escape(row)}"]`)
    asked?.scrollIntoView({ block: 'center' })
    asked?.querySelector<HTMLElement>('input:not([type="checkbox"]), button')?.focus({ preventScroll: true })
  }, [row])
  return list
}
