/** A small review in the page: nothing of it is stored until the visitor asks to keep the cards. */
class TryCards extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', event => {
      if (event.target instanceof Element && event.target.closest('.try-stage button')) void this.act(event.target)
    })
  }

  /** The review's code, keys and all, comes with the first press; the press then counts. */
  async act(target: Element): Promise<void> {
    const { reviewOf } = await import('#components/try/try-review.ts')
    reviewOf(this).press(target)
  }

  /** Opens the review and puts the focus on its button: "Study this" in the page does so. */
  begin(): void {
    void import('#components/try/try-review.ts').then(({ reviewOf }) => reviewOf(this).hold())
    this.classList.add('open')
    this.querySelector<HTMLElement>('[data-turn]')?.focus()
    this.scrollIntoView({ block: 'center' })
  }
}
customElements.define('try-cards', TryCards)
export type { TryCards }
