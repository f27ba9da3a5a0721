import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SUBJECT_MARKS } from '#ui/state/subjects.ts'

type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** Relative luminance (WCAG 2.2) of an OKLCH colour, by the matrices of CSS Color 4; out of gamut is clipped. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ].map(one => Math.min(1, Math.max(0, one)))
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Oklch, other: Oklch): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The values of a custom property, in order, within the rules whose selector begins so. */
function colours(css: string, selector: string, property: string): Oklch[] {
  return css
    .split('}')
    .filter(rule => (rule.split('{').at(-2) ?? rule).trim().split('\n').at(-1)?.trim().startsWith(selector))
    .flatMap(rule => [...rule.matchAll(new RegExp(`${property}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`, 'g'))])
    .map(([, l, c, h]): Oklch => [Number(l), Number(c), Number(h)])
}

const read = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')

test.each([
  [':root', '[data-subject'],
  ["[data-theme='light']", "[data-theme='light'] [data-subject"]
])('six subjects have six colours, each at 3 : 1 on page and sheet: %s', (theme, subject) => {
  const tokens = read('styles/tokens.css')
  const grounds = ['--ink', '--ink-raised'].map(name => colours(tokens, theme, name)[0] ?? ([0, 0, 0] as const))
  const own = colours(read('ui/state/subjects.css'), subject, '--subject')
  expect(own).toHaveLength(SUBJECT_MARKS + 1)
  expect(new Set(own.map(String)).size).toBe(SUBJECT_MARKS + 1)
  for (const colour of own) for (const ground of grounds) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3)
})
