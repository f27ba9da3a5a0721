/** Reads and writes what stores/theme.ts does; on a static page there is no store. */
export class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    const { dataset } = document.documentElement
    const key = this.dataset['key'] ?? ''
    let kept: string | null = null
    try {
      kept = localStorage.getItem(key)
    } catch {
      // The choice then holds for this page only.
    }
    for (const input of this.querySelectorAll('input')) {
      const { value } = input
      input.checked = value === (kept ?? 'system')
      input.onchange = () => {
        delete dataset['theme']
        if (value === 'contrast') dataset['theme'] = value
        if (value === 'light' || (value === 'system' && matchMedia('(prefers-color-scheme: light)').matches))
          dataset['theme'] = 'light'
        localStorage.setItem(key, value)
      }
    }
    this.hidden = false
  }
}
