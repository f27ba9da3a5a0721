/**
 * The account's forms on a page of reading. Not the element of the sign-in pages: shared, it would be one more file for
 * each of them, and a page may fetch 3 kB of script before it is touched.
 */
export function openForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('auth-form form')) {
    const frame = form.closest<HTMLElement>('auth-form')
    form.addEventListener('submit', event => {
      event.preventDefault()
      import('#components/auth/send.ts').then(
        ({ send }) => send(form, frame?.dataset['action'] ?? ''),
        () => tell(form, frame?.dataset['offline'] ?? '')
      )
    })
    form.addEventListener('click', event => {
      if (event.target instanceof HTMLButtonElement && event.target.matches('[data-show]')) show(event.target)
    })
    for (const button of form.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = false
  }
}

function tell(form: HTMLFormElement, words: string): void {
  const failure = form.querySelector<HTMLElement>('[data-failure]')
  if (!failure) return
  failure.hidden = false
  failure.textContent = words
}

function show(button: HTMLButtonElement): void {
  const input = button.parentElement?.querySelector('input')
  const isShown = input?.type === 'text'
  if (input) input.type = isShown ? 'password' : 'text'
  button.setAttribute('aria-pressed', String(!isShown))
  button.textContent = button.dataset[isShown ? 'show' : 'hide'] ?? ''
}
