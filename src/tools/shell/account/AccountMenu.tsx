import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { $session } from '#stores/session.ts'
import { askToSignOut } from '#stores/sign-out.ts'
import { studentName } from '#tools/shell/account/student-name.ts'
import { Panel } from '#ui/Panel.tsx'

export function AccountMenu(): ReactNode {
  const { user } = useStore($session)
  const name = studentName(user)
  return (
    <Panel
      label={m.shell_account_label({ name })}
      trigger={<span className="account-name">{name}</span>}
      className="account"
    >
      <a className="panel-item" href={href('user-settings')}>
        {m.shell_account_settings()}
      </a>
      <button type="button" className="panel-item" onClick={askToSignOut}>
        {m.shell_account_sign_out()}
      </button>
    </Panel>
  )
}
