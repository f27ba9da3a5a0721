import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { $theme, chooseTheme, THEMES } from '#stores/theme.ts'
import { Menu } from '#ui/Menu.tsx'
import { themeNames } from '#tools/theme-names.ts'

export function ThemeMenu(): ReactNode {
  const theme = useStore($theme)
  return (
    <Menu
      label={m.shell_theme_label({ theme: themeNames[theme]() })}
      trigger={<ThemeMark />}
      className="icon-button"
      placement="top start"
      selected={theme}
      entries={THEMES.map(id => ({ id, text: themeNames[id](), run: () => chooseTheme(id) }))}
    />
  )
}

function ThemeMark(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
    </svg>
  )
}
