import type { TryCards } from '#components/try/try-cards.ts'

/** Signed in: the page goes into the workspace. Signed out: its cards are asked right here, and nothing is stored. */
class StudyThis extends HTMLElement {
  connectedCallback(): void {
    for (const link of document.querySelectorAll('[data-study]'))
      link.addEventListener('click', () => this.hidden || this.querySelector('a')?.click())
    this.querySelector('a')?.addEventListener('click', event => {
      event.preventDefault()
      const review = document.querySelector<TryCards>('try-cards')
      if (document.documentElement.dataset['session'] || !review) void this.keep()
      else {
        this.hidden = true
        review.begin()
      }
    })
  }

  async keep(): Promise<void> {
    const status = this.querySelector<HTMLElement>('[role=status]')
    try {
      const { fetchEntry, saveEntry } = await import('#components/try/saved-cards.ts')
      saveEntry(await fetchEntry(this.dataset['address'] ?? ''), [])
      location.assign('/main')
    } catch {
      if (status) status.textContent = status.dataset['failed'] ?? ''
    }
  }
}
customElements.define('study-this', StudyThis)
