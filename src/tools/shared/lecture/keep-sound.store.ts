import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import { site } from '#config/site.ts'

const $kept = persistentAtom<string>(`${site.slug}-lecture-sound`, 'keep')

/** On this device the sound of a lecture goes once its note is made. */
export const $dropsSound = computed($kept, kept => kept === 'drop')

export function setDropsSound(drops: boolean): void {
  $kept.set(drops ? 'drop' : 'keep')
}
