/** Rows that wait for a decision, in the order of the page. `data-open` says that nothing is decided there yet. */
const ROW = '[data-row]'
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ROW)]
const isOpen = (row: HTMLElement): boolean => row.dataset['open'] === 'true'

/** The row that keys speak to: the one with the focus, else the first that is open. */
export function currentRow(): HTMLElement | undefined {
  const held = document.activeElement?.closest<HTMLElement>(ROW)
  return held ?? rows().find(isOpen) ?? rows()[0]
}

/** Puts a row under the eyes: its whole part where that fits on the screen, else the row itself. */
export function goTo(row: HTMLElement): void {
  const part = row.closest<HTMLElement>('.rv-part')
  const before = document.activeElement?.closest('.rv-part')
  row.focus({ preventScroll: true })
  const isNewPart = part !== null && part !== before
  if (isNewPart && part.offsetHeight < innerHeight) part.scrollIntoView({ block: 'start' })
  else row.scrollIntoView({ block: 'nearest' })
}

export function walk(by: 1 | -1): void {
  const all = rows()
  const held = document.activeElement?.closest<HTMLElement>(ROW)
  const at = held ? all.indexOf(held) + by : 0
  const next = all[Math.min(all.length - 1, Math.max(0, at))]
  if (next) goTo(next)
}

/** After a decision: the next row that is open, from here on and round; where none is, the ending. */
export function goOnFrom(row: HTMLElement, wasOpen: boolean): void {
  const all = rows()
  const at = all.indexOf(row)
  const next = [...all.slice(at + 1), ...all.slice(0, at)].find(isOpen)
  if (next) return goTo(next)
  const ending = wasOpen ? document.querySelector<HTMLElement>('.rv-ending h3') : null
  if (!ending) return
  ending.focus({ preventScroll: true })
  ending.scrollIntoView({ block: 'start' })
}

export const rowOf = (key: string, point: string): HTMLElement | undefined =>
  rows().find(row => row.dataset['part'] === key && row.dataset['row'] === point)
