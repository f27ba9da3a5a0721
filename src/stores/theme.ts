import { persistentAtom } from '@nanostores/persistent'
import { effect } from 'nanostores'
import { site } from '#config/site.ts'

export const THEMES = ['dark', 'light', 'contrast', 'system'] as const
export type Theme = (typeof THEMES)[number]

export const TEXT_SIZES = ['normal', 'large', 'larger', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

function oneOf<Value extends string>(values: readonly Value[], otherwise: Value) {
  return {
    encode: (value: Value): string => value,
    decode: (stored: string): Value => values.find(value => value === stored) ?? otherwise
  }
}

/** Of this device, not of the student: a phone in bed and a school computer want different things. */
export const $theme = persistentAtom<Theme>(`${site.slug}-theme`, 'system', oneOf(THEMES, 'system'))
export const $textSize = persistentAtom<TextSize>(`${site.slug}-text-size`, 'normal', oneOf(TEXT_SIZES, 'normal'))

export function chooseTheme(theme: Theme): void {
  $theme.set(theme)
}

export function chooseTextSize(size: TextSize): void {
  $textSize.set(size)
}

/** The `data-theme` of the page. Dark needs none, so that a wish for more contrast in the system still counts. */
export function themeAttribute(theme: Theme, systemIsLight: boolean): 'light' | 'contrast' | null {
  if (theme === 'system') return systemIsLight ? 'light' : null
  return theme === 'dark' ? null : theme
}

function put(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) root.removeAttribute(name)
  else root.setAttribute(name, value)
}

/** Keeps the page in the chosen theme and size, here and when another tab changes them. */
export function followTheme(root: HTMLElement): () => void {
  const light = matchMedia('(prefers-color-scheme: light)')
  const show = (): void => put(root, 'data-theme', themeAttribute($theme.get(), light.matches))
  light.addEventListener('change', show)
  const stops = [
    effect([$theme], show),
    effect([$textSize], size => put(root, 'data-text-size', size === 'normal' ? null : size))
  ]
  return () => {
    light.removeEventListener('change', show)
    for (const stop of stops) stop()
  }
}
