const light = matchMedia('(prefers-color-scheme: light)')

/** Reads and writes what stores/theme.ts does; on a static page there is no store. */
export class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    const chosen = this.chosen()
    for (const input of this.querySelectorAll('input')) input.checked = input.value === chosen
    this.addEventListener('change', event => {
      if (!(event.target instanceof HTMLInputElement)) return
      const theme = event.target.value
      show(theme)
      try {
        localStorage.setItem(this.dataset['key'] ?? '', theme)
      } catch {
        // The choice then holds for this page only.
      }
    })
    light.addEventListener('change', () => {
      const theme = this.querySelector<HTMLInputElement>('input:checked')?.value
      if (theme === 'system') show(theme)
    })
    this.hidden = false
  }

  private chosen(): string {
    try {
      return localStorage.getItem(this.dataset['key'] ?? '') ?? 'system'
    } catch {
      return document.documentElement.dataset['theme'] ?? 'system'
    }
  }
}

function show(theme: string): void {
  const { dataset } = document.documentElement
  const shown = theme === 'system' && light.matches ? 'light' : theme
  if (shown === 'light' || shown === 'contrast') dataset['theme'] = shown
  else delete dataset['theme']
}
