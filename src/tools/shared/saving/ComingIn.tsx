import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $imports, type ImportedFile } from '#data/import/imports.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'

/** The file whose rows are just taking effect, or are taken back, whichever page began it. */
export function useComingIn(): ImportedFile | undefined {
  return valueOr(useStore($imports), []).find(({ state }) => state === 'applying' || state === 'undoing')
}

/** A page that was closed in the middle goes on by itself: what is seen meanwhile is a part. */
export function ComingIn(): ReactNode {
  const file = useComingIn()
  if (!file) return null
  const percent = file.rows === 0 ? 0 : Math.floor((100 * file.done) / file.rows)
  return <p className="hint">{m.import_coming_in({ name: file.name, percent })}</p>
}
