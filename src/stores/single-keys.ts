import { persistentAtom } from '@nanostores/persistent'
import { site } from '#config/site.ts'

/**
 * Whether letters and figures alone are keys (WCAG 2.1.4). Of this device, like the theme: the keyboard with which a
 * student dictates or presses by mistake is this one.
 */
export const $hasSingleKeys = persistentAtom<boolean>(`${site.slug}-single-keys`, true, {
  encode: isOn => (isOn ? 'on' : 'off'),
  decode: stored => stored !== 'off'
})

export function chooseSingleKeys(isOn: boolean): void {
  $hasSingleKeys.set(isOn)
}
