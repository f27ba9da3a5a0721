import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { usernameFlaw } from '#domain/account/username.ts'
import { m } from '#messages/generated/messages.js'
import { $session } from '#stores/session.ts'
import { usernameFrom } from '#tools/onboarding/draft.ts'
import { $draft, $refusedName, answer, goOn, isNameRefused } from '#tools/onboarding/onboarding.store.ts'
import { StepFrame } from '#tools/onboarding/StepFrame.tsx'
import { UsernameField } from '#tools/shared/account/UsernameField.tsx'
import { refusalWords } from '#tools/shared/account/username-words.ts'

export function NameStep(): ReactNode {
  const { username } = useStore($draft)
  const refused = useStore($refusedName)
  const { user } = useStore($session)
  const given = usernameFrom(String(user?.user_metadata['full_name'] ?? ''))
  useEffect(() => {
    if ($draft.get().username === '' && given !== '') answer({ username: given })
  }, [given])
  const [asked, setAsked] = useState<'not' | 'running' | 'done'>('not')
  const next = async (): Promise<void> => {
    if (asked === 'running') return
    setAsked(usernameFlaw(username) === null ? 'running' : 'done')
    if (usernameFlaw(username) !== null) return
    const isRefused = await isNameRefused(username)
    setAsked('done')
    if (!isRefused && $draft.get().username === username) goOn()
  }
  return (
    <StepFrame
      title={m.onboarding_name_title()}
      lead={m.onboarding_name_lead()}
      onNext={() => void next()}
      isBusy={asked === 'running'}
    >
      <UsernameField
        value={username}
        onChange={name => answer({ username: name.trim() })}
        refused={
          refused?.name === username
            ? refusalWords(refused.refusal, username)
            : asked === 'done' && username === ''
              ? m.onboarding_username_needed()
              : undefined
        }
      />
    </StepFrame>
  )
}
