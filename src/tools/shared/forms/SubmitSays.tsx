import type { ReactNode } from 'react'
import type { Submit } from '#tools/shared/forms/use-submit.ts'

/** What became of the last press of a button, said where the student looks. */
export function SubmitSays({ submit, done }: { readonly submit: Submit; readonly done: string }): ReactNode {
  return (
    <p role="status" className={submit.state === 'failed' ? 'error' : 'hint'}>
      {submit.state === 'done' ? done : 'words' in submit ? submit.words : ''}
    </p>
  )
}
