import { logout, startSession } from '#stores/session.ts'
import { wordsFor } from '#stores/words.ts'

function part(dialog: HTMLElement, name: string): HTMLElement {
  const found = dialog.querySelector<HTMLElement>(`[data-${name}]`)
  if (!found) throw new Error(`The dialogue has no ${name}`)
  return found
}

/** Only a confirmed sign-out clears the device; keeping the work on it is always offered beside. */
export function askToSignOut(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#sign-out')
  if (!dialog) return
  const failure = part(dialog, 'failure')
  const leave = async (keepDevice: boolean): Promise<void> => {
    try {
      await startSession()
      await logout({ keepDevice })
      location.reload()
    } catch (error) {
      failure.hidden = false
      failure.textContent = wordsFor(error)
    }
  }
  part(dialog, 'confirm').onclick = () => void leave(false)
  part(dialog, 'keep').onclick = () => void leave(true)
  part(dialog, 'cancel').onclick = () => dialog.close()
  failure.hidden = true
  dialog.showModal()
}
