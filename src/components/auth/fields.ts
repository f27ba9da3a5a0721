import { site } from '#config/site.ts'
import { passwordFlaw, type PasswordFlaw } from '#domain/account/password.ts'
import { m } from '#messages/generated/messages.js'

const FLAWS: Readonly<Record<PasswordFlaw, () => string>> = {
  short: m.auth_flaw_short,
  long: m.auth_flaw_long,
  common: m.auth_flaw_common,
  repeated: m.auth_flaw_repeated,
  personal: m.auth_flaw_personal
}

function text(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

function wrongEmail(form: HTMLFormElement, email: string): string | null {
  if (email.trim() === '') return m.auth_email_missing()
  const input = form.querySelector<HTMLInputElement>('input[name=email]')
  return input?.validity.typeMismatch ? m.auth_email_wrong() : null
}

function wrongNewPassword(data: FormData): string | null {
  const password = text(data, 'new-password')
  if (password === '') return m.auth_password_missing()
  const flaw = passwordFlaw(password, { email: text(data, 'email'), name: text(data, 'name'), siteName: site.name })
  return flaw && FLAWS[flaw]()
}

/** What is wrong with each field, in words; empty when the form may be sent. */
export function checkFields(form: HTMLFormElement): Map<string, string> {
  const data = new FormData(form)
  const wrong = new Map<string, string>()
  const note = (name: string, words: string | null): void => {
    if (data.has(name) && words !== null) wrong.set(name, words)
  }
  note('email', wrongEmail(form, text(data, 'email')))
  note('password', text(data, 'password') === '' ? m.auth_password_missing() : null)
  note('new-password', wrongNewPassword(data))
  return wrong
}

/** Puts each sentence under its field and leads to the first; a corrected field is heard again as it is typed in. */
export function showErrors(form: HTMLFormElement, wrong: ReadonlyMap<string, string>): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-of]')) {
    const name = place.dataset['errorOf'] ?? ''
    const input = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const words = wrong.get(name) ?? ''
    place.hidden = words === ''
    place.textContent = words
    input?.setAttribute('aria-invalid', String(words !== ''))
    if (words === '' || !input) continue
    input.oninput = () => {
      const now = checkFields(form).get(name) ?? ''
      place.hidden = now === ''
      place.textContent = now
      input.setAttribute('aria-invalid', String(now !== ''))
    }
  }
  const [first] = wrong.keys()
  if (first) form.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
}
