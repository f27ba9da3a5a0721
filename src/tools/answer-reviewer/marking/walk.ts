/** Rows that wait for a decision, in the order of the page. `data-open` says that nothing is decided there yet. */
const ROW = '[data-row]'
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ROW)]
const isOpen = (row: HTMLElement): boolean => row.dataset['open'] === 'true'

/** The row that keys speak to: the one with the focus, else the first that is open; none once all is decided. */
export const currentRow = (): HTMLElement | undefined =>
  document.activeElement?.closest<HTMLElement>(ROW) ?? rows().find(isOpen)

const LEVELS = 'fieldset'

/** Levels wait for their own key: a digit that was meant for the point before must not choose one unseen. */
export const takesDigits = (row: HTMLElement): boolean => {
  const levels = row.querySelector(LEVELS)
  return levels === null || levels.contains(document.activeElement)
}

/** Goes into the levels of the row: from there digits and arrows choose. */
export function intoLevels(row: HTMLElement): void {
  const levels = row.querySelector(LEVELS)
  const choice = levels?.querySelector<HTMLElement>('input:checked') ?? levels?.querySelector<HTMLElement>('input')
  choice?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}

/** Where the last decision was made. */
let left: HTMLElement | null = null

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
  const held = document.activeElement?.closest<HTMLElement>(ROW) ?? (left?.isConnected === true ? left : null)
  const at = held ? all.indexOf(held) + by : 0
  const next = all[Math.min(all.length - 1, Math.max(0, at))]
  if (next) goTo(next)
}

/** After a decision: the next row that is open, from here on and round; after the last one the sum, which takes no digit. */
export function goOnFrom(row: HTMLElement): void {
  const all = rows()
  const at = all.indexOf(row)
  const next = [...all.slice(at + 1), ...all.slice(0, at)].find(isOpen)
  left = row
  if (next) goTo(next)
  else document.querySelector<HTMLElement>('.rv-bar')?.focus({ preventScroll: true })
}

export const rowOf = (key: string, point: string): HTMLElement | undefined =>
  rows().find(row => row.dataset['part'] === key && row.dataset['row'] === point)
