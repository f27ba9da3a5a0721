import { useState } from 'react'
import { wordsFor } from '#stores/words.ts'

export type Submit =
  | { readonly state: 'ready' }
  | { readonly state: 'running' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly words: string }

/** The one place where a form's throw becomes words beside its button. Two presses at once run it once. */
export function useSubmit(): readonly [Submit, (action: () => Promise<unknown>) => Promise<boolean>] {
  const [submit, setSubmit] = useState<Submit>({ state: 'ready' })
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (submit.state === 'running') return false
    setSubmit({ state: 'running' })
    try {
      await action()
      setSubmit({ state: 'done' })
      return true
    } catch (error) {
      setSubmit({ state: 'failed', words: wordsFor(error) })
      return false
    }
  }
  return [submit, run]
}
