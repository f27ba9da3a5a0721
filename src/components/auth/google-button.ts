/** Shown only where the backend lists Google; a backend that does not answer shows nothing. */
export class GoogleButton extends HTMLElement {
  connectedCallback(): void {
    const { mode, url, anonKey } = __BACKEND__
    if (mode === 'none') return
    fetch(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } })
      .then(answer => answer.json())
      .then((settings: { external?: { google?: boolean } }) => {
        this.hidden = !settings.external?.google
      })
      .catch(() => undefined)
    this.querySelector('button')?.addEventListener('click', () => {
      void import('#components/auth/send.ts').then(({ leaveForGoogle }) => leaveForGoogle(this))
    })
  }
}
