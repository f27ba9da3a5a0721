/** A list whose later lines wait behind a button. Without JavaScript all of them are there. */
class ShowMore extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')
    if (!button) return
    const rest = [...this.querySelectorAll('li')].slice(Number(this.dataset['first']))
    const label = button.querySelector('span')
    const show = (open: boolean): void => {
      for (const line of rest) line.hidden = !open
      button.setAttribute('aria-expanded', String(open))
      if (label) label.textContent = this.dataset[open ? 'less' : 'more'] ?? ''
    }
    button.hidden = false
    button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'))
    show(false)
  }
}

customElements.define('show-more', ShowMore)
