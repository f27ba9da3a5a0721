import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $imports, type ImportedFile } from '#data/import/imports.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { stopComingIn } from '#tools/shared/saving/stop-coming-in.ts'
import { Button } from '#ui/Button.tsx'

/** The file whose rows are just taking effect, or are taken back, whichever page began it. */
export function useComingIn(): ImportedFile | undefined {
  return valueOr(useStore($imports), []).find(({ state }) => state === 'applying' || state === 'undoing')
}

/** A page that was closed in the middle goes on by itself: what is seen meanwhile is a part. */
export function ComingIn(): ReactNode {
  const file = useComingIn()
  if (!file) return null
  const words = file.state === 'applying' ? m.import_coming_in : m.import_going_out
  return (
    <div className="row">
      <p className="hint">{words({ name: file.name, percent: file.percent })}</p>
      {file.state === 'applying' && <Button onPress={() => stopComingIn(file)}>{m.import_stop_back()}</Button>}
    </div>
  )
}
