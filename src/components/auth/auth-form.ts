/** A form whose code loads when it is touched: before that a page has to stay under 3 kB of script. */
export class AuthForm extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (!form) return
    const load = () => import('#components/auth/send.ts')
    const preload = (): void => void load().catch(() => undefined)
    form.addEventListener('focusin', preload, { once: true })
    form.addEventListener('pointerenter', preload, { once: true })
    form.addEventListener('submit', event => {
      event.preventDefault()
      load().then(
        ({ send }) => send(form, this.dataset['action'] ?? ''),
        () => this.fail(this.dataset['offline'] ?? '')
      )
    })
    form.addEventListener('click', event => {
      if (event.target instanceof HTMLButtonElement && event.target.matches('[data-show]')) toggle(event.target)
    })
    for (const button of form.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = false
  }

  private fail(words: string): void {
    const failure = this.querySelector<HTMLElement>('[data-failure]')
    if (!failure) return
    failure.hidden = false
    failure.textContent = words
  }
}

/** Show or hide what is typed; the button keeps its name and tells its state. */
function toggle(button: HTMLButtonElement): void {
  const input = button.parentElement?.querySelector('input')
  if (!input) return
  const shown = input.type === 'password'
  input.type = shown ? 'text' : 'password'
  button.setAttribute('aria-pressed', String(shown))
  button.textContent = button.dataset[shown ? 'hide' : 'show'] ?? ''
}
