import { lazy, Suspense, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $signOutAsked } from '#stores/sign-out.ts'

const SignOutDialog = lazy(async () => ({
  default: (await import('#tools/shell/account/SignOutDialog.tsx')).SignOutDialog
}))

/** The question is fetched when it is asked. */
export function SignOut(): ReactNode {
  return useStore($signOutAsked) ? (
    <Suspense>
      <SignOutDialog />
    </Suspense>
  ) : null
}
