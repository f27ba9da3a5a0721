/** Of the panels of a page, this one; its heading is read next. */
export function showPanel(name: string): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]'))
    panel.hidden = panel.dataset['panel'] !== name
  document.querySelector<HTMLElement>(`[data-panel="${name}"] h2`)?.focus()
}
