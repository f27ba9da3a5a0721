import { goOn, rememberDestination } from '#components/auth/after.ts'
import { linkInAddress, useLink } from '#components/auth/email-link.ts'
import { showPanel } from '#components/auth/panels.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { moveToDevice } from '#stores/aside.ts'
import { login, requestPasswordReset, resendConfirmation, setPassword, signUp, startSession } from '#stores/session.ts'

type Action = (data: FormData, form: HTMLFormElement, isAgain: boolean) => Promise<void>

function text(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

function fill(place: string, words: string): void {
  const found = document.querySelector(`[data-fill="${place}"]`)
  if (found) found.textContent = words
}

/** The panel that tells to look into the mail, with the address that was typed. */
function showSent(email: string, words: string): void {
  fill('sent', words)
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name=resend-email]')) input.value = email
  showPanel('sent')
}

function tell(form: HTMLFormElement): void {
  const told = form.querySelector('[data-told]')
  if (told) told.textContent = m.auth_resent()
}

/** What each form does; a thrown error becomes words beside the button. */
export const actions: Readonly<Record<string, Action>> = {
  async login(data) {
    await login(text(data, 'email').trim(), text(data, 'password'))
    goOn()
  },
  async signup(data, _form, isAgain) {
    const email = text(data, 'email').trim()
    const fullName = text(data, 'name').trim()
    const password = text(data, 'new-password')
    const { needsConfirmation } = await signUp(email, password, fullName ? { fullName } : {}).catch(
      async (error: unknown) => {
        // The first try may have made the account and only its answer got lost.
        if (!isAgain) throw error
        await login(email, password).catch(() => Promise.reject(toAppError(error)))
        return { needsConfirmation: false }
      }
    )
    // The link of the mail may open in another tab.
    moveToDevice()
    if (!needsConfirmation) return goOn()
    rememberDestination()
    showSent(email, m.auth_sent_signup({ email }))
  },
  async resend(data, form) {
    await resendConfirmation(text(data, 'resend-email'))
    tell(form)
  },
  async 'reset-again'(data, form) {
    await requestPasswordReset(text(data, 'resend-email'))
    tell(form)
  },
  async reset(data) {
    const email = text(data, 'email').trim()
    await requestPasswordReset(email)
    showSent(email, m.auth_sent_reset({ email }))
  },
  async password(data) {
    await startSession()
    await setPassword(text(data, 'new-password'))
    goOn()
  },
  async callback() {
    const link = linkInAddress(location.search)
    if (link) await useLink(link)
  }
}
