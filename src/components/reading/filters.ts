// Without JavaScript every entry is listed and the form stays hidden.
class PaperFilters extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (!form) return
    form.hidden = false
    form.addEventListener('change', () => this.filter(new FormData(form)))
    this.filter(new FormData(form))
  }

  filter(wanted: FormData): void {
    let shown = 0
    for (const item of this.querySelectorAll<HTMLElement>('.papers > li')) {
      const fits = [...wanted].every(
        ([key, value]) => !value || (typeof value === 'string' && item.dataset[key]?.split('|').includes(value))
      )
      item.hidden = !fits
      if (fits) shown += 1
    }
    const status = this.querySelector<HTMLElement>('[role=status]')
    if (status) status.textContent = shown === 0 ? (status.dataset['none'] ?? '') : ''
  }
}
customElements.define('paper-filters', PaperFilters)
