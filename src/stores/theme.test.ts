import { expect, test } from 'vitest'
import { $textSize, $theme, chooseTextSize, chooseTheme, themeAttribute } from '#stores/theme.ts'

test('the system theme follows the system, the others do not', () => {
  expect(themeAttribute('system', true)).toBe('light')
  expect(themeAttribute('system', false)).toBeNull()
  expect(themeAttribute('light', false)).toBe('light')
  expect(themeAttribute('contrast', true)).toBe('contrast')
})

test('dark sets nothing, so that the wish for more contrast in the system still counts', () => {
  expect(themeAttribute('dark', true)).toBeNull()
})

test('a choice is kept', () => {
  expect([$theme.get(), $textSize.get()]).toEqual(['system', 'normal'])
  chooseTheme('contrast')
  chooseTextSize('larger')
  expect([$theme.get(), $textSize.get()]).toEqual(['contrast', 'larger'])
})
