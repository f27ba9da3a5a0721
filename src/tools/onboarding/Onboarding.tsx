import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { hasUsername } from '#stores/guard.ts'
import { $session } from '#stores/session.ts'
import { AlreadySetUp } from '#tools/onboarding/AlreadySetUp.tsx'
import { BoardStep } from '#tools/onboarding/BoardStep.tsx'
import type { Step } from '#tools/onboarding/draft.ts'
import { MinutesStep } from '#tools/onboarding/MinutesStep.tsx'
import { NameStep } from '#tools/onboarding/NameStep.tsx'
import { $isKnown, $step, takeUp } from '#tools/onboarding/onboarding.store.ts'
import { SubjectsStep } from '#tools/onboarding/SubjectsStep.tsx'
import '#styles/settings.css'

const steps = {
  name: NameStep,
  board: BoardStep,
  subjects: SubjectsStep,
  minutes: MinutesStep
} satisfies Record<Step, ComponentType>

export function Onboarding(): ReactNode {
  const step = useStore($step)
  const isKnown = useStore($isKnown)
  const { user } = useStore($session)
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef<Step | null>(null)
  useEffect(() => {
    if (isKnown) takeUp()
  }, [isKnown])
  useEffect(() => {
    if (!isKnown) return
    shown.current ??= step
    if (shown.current === step) {
      // Nothing else is on this page: the first field is where the student begins.
      if (document.activeElement === document.body) root.current?.querySelector('input')?.focus()
      return
    }
    shown.current = step
    root.current?.querySelector('h2')?.focus()
  }, [step, isKnown])
  if (hasUsername(user)) return <AlreadySetUp />
  if (!isKnown) return null
  const Current = steps[step]
  return (
    <div ref={root}>
      <Current />
    </div>
  )
}
