import { SiteMenu } from '#components/site/site-menu.ts'
import { ThemeSwitch } from '#components/site/theme-switch.ts'

/** Everything a public page runs, in one file: several small ones compress worse than their code is long. */
customElements.define('site-menu', SiteMenu)
customElements.define('theme-switch', ThemeSwitch)
document.addEventListener('click', event => {
  if (event.target instanceof Element && event.target.closest('[data-sign-out]'))
    void import('#components/site/sign-out.ts').then(signOut => signOut.askToSignOut())
})
// After everything the page itself needs; without it nothing is missing.
addEventListener('load', () => {
  import('#components/site/preload.ts').catch(() => undefined)
})
