import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { openTool } from '#stores/route.ts'
import { $session } from '#stores/session.ts'
import { askToSignOut } from '#stores/sign-out.ts'
import { studentName } from '#tools/shell/student-name.ts'
import { Menu } from '#ui/Menu.tsx'

export function AccountMenu(): ReactNode {
  const { user } = useStore($session)
  const name = studentName(user)
  return (
    <Menu
      label={m.shell_account_label({ name })}
      trigger={<span className="account-name">{name}</span>}
      className="account"
      placement="top start"
      entries={[
        { id: 'settings', text: m.shell_account_settings(), run: () => openTool('user-settings') },
        { id: 'sign-out', text: m.shell_account_sign_out(), run: askToSignOut }
      ]}
    />
  )
}
