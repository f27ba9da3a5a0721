import { useEffect, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { guard } from '#stores/guard.ts'
import { $route, openTool } from '#stores/route.ts'
import { $session, startSession } from '#stores/session.ts'
import { $isLeaving } from '#stores/sign-out.ts'
import { followTheme } from '#stores/theme.ts'
import { isBuilt } from '#tools/shell/screens.ts'
import { Loading } from '#tools/shell/Loading.tsx'
import { LockScreen } from '#tools/shell/account/LockScreen.tsx'
import { loginAddress } from '#tools/shell/account/login-address.ts'
import { Shell } from '#tools/shell/Shell.tsx'
import { ToolBoundary } from '#tools/shell/ToolBoundary.tsx'

/** The one island behind sign-in. The guard is for comfort: what protects the rows is row-level security. */
export function ToolsApp(): ReactNode {
  const { tool } = useStore($route)
  const verdict = guard(useStore($session), tool)
  const { state } = verdict
  const known = isBuilt(tool)
  const isLeaving = useStore($isLeaving)

  useEffect(() => {
    void startSession()
    return followTheme(document.documentElement)
  }, [])
  useEffect(() => {
    if (state === 'guest' && !isLeaving) location.replace(loginAddress(location))
    else if (state === 'newcomer') openTool('onboarding', {}, { replace: true })
    else if (state === 'open' && !known) openTool('main', {}, { replace: true })
  }, [state, known, isLeaving])

  if (state === 'locked') return <LockScreen />
  if (verdict.state !== 'open' || !known) return <Loading />
  return (
    <ToolBoundary>
      <Shell tool={tool} userId={verdict.userId} />
    </ToolBoundary>
  )
}
