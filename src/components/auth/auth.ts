import { AuthForm } from '#components/auth/auth-form.ts'
import { GoogleButton } from '#components/auth/google-button.ts'
import { showRememberedEmail } from '#components/auth/remembered-email.ts'

/** All that a sign-in page runs before its form is touched. */
customElements.define('auth-form', AuthForm)
customElements.define('google-button', GoogleButton)

// Signed in already: straight on. Signed out by something else: whose work this device still keeps.
if (document.getElementById('held')) {
  if (document.documentElement.dataset['session']) void import('#components/auth/send.ts').then(({ goOn }) => goOn())
  else showRememberedEmail()
}

/** A link of a mail waits for the press of a button; everything else that comes back is finished at once. */
function receive(panels: readonly HTMLElement[]): void {
  const query = new URLSearchParams(location.search)
  const type = query.get('type')
  const wanted = panels.find(panel => type && panel.dataset['panel']?.split(' ').includes(type))
  if (wanted && query.has('token_hash')) for (const panel of panels) panel.hidden = panel !== wanted
  else void import('#components/auth/send.ts').then(({ finishCallback }) => finishCallback())
}

if (document.querySelector('[data-panel=working]')) receive([...document.querySelectorAll<HTMLElement>('[data-panel]')])

// The recovery link has opened a session; only then is there a password to choose.
if (location.hash === '#new' && document.documentElement.dataset['session'])
  for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]'))
    panel.hidden = panel.dataset['panel'] !== 'new'
