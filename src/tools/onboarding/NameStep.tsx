import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { usernameFlaw } from '#domain/account/username.ts'
import { m } from '#messages/generated/messages.js'
import { $session } from '#stores/session.ts'
import { usernameFrom } from '#tools/onboarding/draft.ts'
import { $draft, $takenName, answer, goOn } from '#tools/onboarding/onboarding.store.ts'
import { StepFrame } from '#tools/onboarding/StepFrame.tsx'
import { UsernameField } from '#tools/shared/account/UsernameField.tsx'

export function NameStep(): ReactNode {
  const { username } = useStore($draft)
  const taken = useStore($takenName)
  const { user } = useStore($session)
  const given = usernameFrom(String(user?.user_metadata['full_name'] ?? ''))
  useEffect(() => {
    if ($draft.get().username === '' && given !== '') answer({ username: given })
  }, [given])
  const [isAsked, setAsked] = useState(false)
  const next = (): void => {
    setAsked(true)
    if (usernameFlaw(username) === null) goOn()
  }
  const isTaken = taken !== '' && taken === username
  return (
    <StepFrame title={m.onboarding_name_title()} lead={m.onboarding_name_lead()} onNext={next}>
      <UsernameField
        value={username}
        onChange={name => answer({ username: name.trim() })}
        refused={
          isTaken
            ? m.onboarding_username_taken({ name: taken })
            : isAsked && username === ''
              ? m.onboarding_username_needed()
              : undefined
        }
      />
    </StepFrame>
  )
}
