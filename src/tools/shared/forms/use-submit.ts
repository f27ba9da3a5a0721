import { useState } from 'react'
import { againByItself } from '#lib/async/again-by-itself.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'

export type Submit =
  | { readonly state: 'ready' }
  /** With words while the server is not ready and it is tried again. */
  | { readonly state: 'running'; readonly words?: string }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly words: string }

/** The one place where a form's throw becomes words beside its button. Two presses at once run it once. */
export function useSubmit(
  says: (error: unknown) => string = wordsFor
): readonly [Submit, (action: () => Promise<unknown>) => Promise<boolean>] {
  const [submit, setSubmit] = useState<Submit>({ state: 'ready' })
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (submit.state === 'running') return false
    setSubmit({ state: 'running' })
    try {
      await againByItself(action, () => setSubmit({ state: 'running', words: m.errors_again_by_itself() }))
      setSubmit({ state: 'done' })
      return true
    } catch (error) {
      setSubmit({ state: 'failed', words: says(error) })
      return false
    }
  }
  return [submit, run]
}
