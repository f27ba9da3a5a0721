/**
 * The focus follows whoever opens a note from a link or a button: to the title of an empty one, else to the note itself,
 * which a screen reader then names and a phone does not cover with its keyboard. After a reload nothing has the focus,
 * and nothing takes it.
 */
export function enterByFocus(note: HTMLElement, isBlank: boolean): void {
  const from = document.activeElement
  if (from === null || from === document.body || from.matches('input, textarea, select')) return
  const title = isBlank ? note.querySelector<HTMLElement>('.note-title') : null
  const target = title ?? note
  target.focus({ preventScroll: true })
}
