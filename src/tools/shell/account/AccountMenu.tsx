import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { $session } from '#stores/session.ts'
import { askToSignOut } from '#stores/sign-out.ts'
import { $theme, chooseTheme, THEMES } from '#stores/theme.ts'
import { themeNames } from '#tools/shared/account/theme-names.ts'
import { studentName } from '#tools/shell/account/student-name.ts'
import { Panel } from '#ui/Panel.tsx'
import { Shape } from '#ui/Shape.tsx'

export function ThemeChoice(): ReactNode {
  const theme = useStore($theme)
  return (
    <fieldset className="panel-themes">
      <legend>{m.shell_theme()}</legend>
      {THEMES.map(id => (
        <label key={id} className="panel-item">
          <input type="radio" name="theme" checked={id === theme} onChange={() => chooseTheme(id)} />
          {themeNames[id]()}
        </label>
      ))}
    </fieldset>
  )
}

export function AccountMenu(): ReactNode {
  const { user } = useStore($session)
  const name = studentName(user)
  return (
    <Panel
      label={m.shell_account_label({ name })}
      trigger={
        <>
          <b data-initial={name.slice(0, 1).toLocaleUpperCase()} />
          <span className="account-name">{name}</span>
          <Shape name="settings-2" />
        </>
      }
      className="account"
    >
      <a className="panel-item" href={href('user-settings')}>
        {m.shell_account_settings()}
      </a>
      <ThemeChoice />
      <button type="button" className="panel-item" onClick={askToSignOut}>
        {m.shell_account_sign_out()}
      </button>
    </Panel>
  )
}
