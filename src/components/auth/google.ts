import { destination } from '#components/auth/after.ts'
import { loginWithGoogle } from '#stores/session.ts'
import { wordsFor } from '#stores/words.ts'

export async function leaveForGoogle(host: HTMLElement): Promise<void> {
  const button = host.querySelector('button')
  const failure = host.querySelector<HTMLElement>('[role=alert]')
  if (!button || !failure) return
  button.disabled = true
  try {
    await loginWithGoogle(destination())
  } catch (error) {
    button.disabled = false
    failure.hidden = false
    failure.textContent = wordsFor(error)
  }
}
