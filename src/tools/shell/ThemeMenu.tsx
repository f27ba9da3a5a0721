import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { $theme, chooseTheme, THEMES } from '#stores/theme.ts'
import { themeNames } from '#tools/shared/account/theme-names.ts'
import { Panel } from '#ui/Panel.tsx'

export function ThemeMenu(): ReactNode {
  const theme = useStore($theme)
  return (
    <Panel
      label={m.shell_theme_label({ theme: themeNames[theme]() })}
      trigger={<ThemeMark />}
      className="theme-button"
      closesOn="none"
    >
      {THEMES.map(id => (
        <label key={id} className="panel-item">
          <input type="radio" name="theme" checked={id === theme} onChange={() => chooseTheme(id)} />
          {themeNames[id]()}
        </label>
      ))}
    </Panel>
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
