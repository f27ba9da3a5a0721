import { actions } from '#components/auth/actions.ts'
import { checkFields, showErrors } from '#components/auth/fields.ts'
import { againByItself } from '#lib/async/again-by-itself.ts'
import { backendCause } from '#lib/backend-errors.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'

function say(form: HTMLFormElement, words: string): void {
  const failure = form.querySelector<HTMLElement>('[data-failure]')
  if (!failure) return
  failure.hidden = words === ''
  failure.textContent = words
}

/** An answer is on its way: a second press does nothing, and nothing typed can change under it. */
function setBusy(form: HTMLFormElement, busy: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!button) return
  form.toggleAttribute('data-sending', busy)
  form.setAttribute('aria-busy', String(busy))
  button.setAttribute('aria-disabled', String(busy))
  button.dataset['rest'] ??= button.textContent
  button.textContent = (busy ? button.dataset['busy'] : button.dataset['rest']) ?? ''
}

/** What was typed stays in its fields whatever happens here. */
export async function send(form: HTMLFormElement, name: string): Promise<void> {
  const action = actions[name]
  if (!action || form.hasAttribute('data-sending')) return
  say(form, '')
  const wrong = checkFields(form)
  showErrors(form, wrong)
  if (wrong.size > 0) return
  setBusy(form, true)
  try {
    const data = new FormData(form)
    await againByItself(
      isAgain => action(data, form, isAgain),
      () => say(form, m.errors_again_by_itself())
    )
  } catch (error) {
    say(form, wordsFor(error))
    const unconfirmed = backendCause(toAppError(error))?.code === 'email_not_confirmed'
    const offer = form.querySelector<HTMLElement>('[data-unconfirmed]')
    if (offer) offer.hidden = !unconfirmed
  } finally {
    setBusy(form, false)
  }
}

export { goOn } from '#components/auth/after.ts'
export { finishCallback } from '#components/auth/callback.ts'
export { leaveForGoogle } from '#components/auth/google.ts'
