import { KEEP_KEY } from '#config/study-this.ts'

// Kept on this device until the workspace opens, so that signing in first loses nothing.
class StudyThis extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('a')?.addEventListener('click', event => {
      event.preventDefault()
      void this.keep()
    })
  }

  async keep(): Promise<void> {
    const status = this.querySelector<HTMLElement>('[role=status]')
    try {
      const answer = await fetch(this.dataset['address'] ?? '')
      if (!answer.ok) throw new Error(String(answer.status))
      const waiting = JSON.parse(localStorage.getItem(KEEP_KEY) ?? '[]') as unknown[]
      localStorage.setItem(KEEP_KEY, JSON.stringify([...waiting, await answer.json()]))
      location.assign('/main')
    } catch {
      if (status) status.textContent = status.dataset['failed'] ?? ''
    }
  }
}
customElements.define('study-this', StudyThis)
