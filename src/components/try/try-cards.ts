const ASKED = 'button, [href], input, textarea, select, summary'

/** A small review in the page: nothing of it is stored until the visitor asks to keep the cards. */
class TryCards extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', event => {
      if (event.target instanceof Element && event.target.closest('.try-stage button')) void this.act(event.target)
    })
    this.addEventListener('keydown', event => this.press(event))
  }

  /** The review's code comes with the first press; the press then counts. */
  async act(target: Element): Promise<void> {
    const { reviewOf } = await import('#components/try/try-review.ts')
    reviewOf(this).press(target)
  }

  /** Opens the review and puts the focus on its button: "Study this" in the page does so. */
  begin(): void {
    this.classList.add('open')
    this.querySelector<HTMLElement>('[data-turn]')?.focus()
    this.scrollIntoView({ block: 'center' })
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
    if (event.target.matches('input, textarea, select')) return
    const isSpace = event.key === ' ' && !event.target.matches(ASKED)
    const wanted = isSpace ? '[data-turn]' : /^[1-4]$/.test(event.key) ? `[data-grade="${event.key}"]` : undefined
    const button = wanted && this.querySelector<HTMLElement>(wanted)
    if (!button || button.closest('[hidden]')) return
    event.preventDefault()
    button.click()
  }
}
customElements.define('try-cards', TryCards)
export type { TryCards }
