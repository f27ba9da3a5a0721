import { persistentAtom } from '@nanostores/persistent'
import { site } from '#config/site.ts'

/** How this device shows a paper that is sat: a phone and a desk are not alike. */
export type SitView = 'one' | 'all'

export const $sitView = persistentAtom<SitView>(`${site.slug}-sit-view`, 'one', {
  encode: value => value,
  decode: stored => (stored === 'all' ? 'all' : 'one')
})

/** The sitting and the question at which this device was last. */
export const $lastQuestion = persistentAtom<string>(`${site.slug}-sit-at`, '')
