import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { $textSize, $theme, chooseTextSize, chooseTheme, TEXT_SIZES, THEMES, type TextSize } from '#stores/theme.ts'
import { themeNames } from '#tools/shared/account/theme-names.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

const sizeNames = {
  normal: m.settings_size_normal,
  large: m.settings_size_large,
  larger: m.settings_size_larger,
  largest: m.settings_size_largest
} satisfies Record<TextSize, () => string>

export function ReadingPart(): ReactNode {
  const theme = useStore($theme)
  const size = useStore($textSize)
  return (
    <>
      <RadioGroup
        label={m.settings_theme()}
        value={theme}
        options={THEMES.map(value => ({ value, text: themeNames[value]() }))}
        onChange={chooseTheme}
      />
      <RadioGroup
        label={m.settings_size()}
        value={size}
        options={TEXT_SIZES.map(value => ({ value, text: sizeNames[value]() }))}
        onChange={chooseTextSize}
        hint={m.settings_reading_hint()}
      />
    </>
  )
}
