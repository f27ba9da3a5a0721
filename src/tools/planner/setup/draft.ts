import { persistentAtom } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { site } from '#config/site.ts'

/** What is being filled in and not added yet: it outlives the tab. Null while no form is open. */
export function draftAtom<Draft extends object>(name: string): WritableAtom<Draft | null> {
  return persistentAtom<Draft | null>(`${site.slug}-${name}`, null, {
    encode: JSON.stringify,
    decode: text => JSON.parse(text) as Draft | null
  })
}
