/** Rows that wait for a decision, in the order of the page. `data-open` says that nothing is decided there yet. */
const ROW = '[data-row]'
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ROW)]
const isOpen = (row: HTMLElement): boolean => row.dataset['open'] === 'true'

/** The row that keys speak to: the one with the focus, else the first that is open. */
export function currentRow(): HTMLElement | undefined {
  const held = document.activeElement?.closest<HTMLElement>(ROW)
  return held ?? rows().find(isOpen) ?? rows()[0]
}

/** Puts a row under the eyes, and of another part its question and answer as well. */
export function goTo(row: HTMLElement): void {
  const part = row.closest<HTMLElement>('.rv-part')
  const before = document.activeElement?.closest('.rv-part')
  row.focus({ preventScroll: true })
  if (part !== before) part?.scrollIntoView({ block: 'start' })
  row.scrollIntoView({ block: 'nearest' })
}

export function walk(by: 1 | -1): void {
  const all = rows()
  const held = document.activeElement?.closest<HTMLElement>(ROW)
  const at = held ? all.indexOf(held) + by : 0
  const next = all[Math.min(all.length - 1, Math.max(0, at))]
  if (next) goTo(next)
}

/** After a decision: the next row that is open, from here on and round. */
export function goOnFrom(row: HTMLElement): void {
  const all = rows()
  const at = all.indexOf(row)
  const next = [...all.slice(at + 1), ...all.slice(0, at)].find(isOpen)
  if (next) goTo(next)
}

export const rowOf = (key: string, point: string): HTMLElement | undefined =>
  rows().find(row => row.dataset['part'] === key && row.dataset['row'] === point)
