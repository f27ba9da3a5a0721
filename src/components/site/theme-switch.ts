/** Writes what stores/theme.ts reads; on a static page there is no store. */
export class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    const root = document.documentElement
    const shown = root.dataset['theme'] ?? 'dark'
    for (const input of this.querySelectorAll('input')) input.checked = input.value === shown
    this.addEventListener('change', event => {
      if (!(event.target instanceof HTMLInputElement)) return
      const theme = event.target.value
      if (theme === 'dark') delete root.dataset['theme']
      else root.dataset['theme'] = theme
      try {
        localStorage.setItem(this.dataset['key'] ?? '', theme)
      } catch {
        // The choice then holds for this page only.
      }
    })
    this.hidden = false
  }
}
