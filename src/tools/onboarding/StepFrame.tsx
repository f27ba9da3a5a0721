import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { STEPS } from '#tools/onboarding/draft.ts'
import { $step, goBack, goOn } from '#tools/onboarding/onboarding.store.ts'
import { pressGuard } from '#tools/onboarding/press-guard.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'

interface Props {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
  readonly onNext: () => void
  readonly nextLabel?: string
  readonly isBusy?: boolean
  readonly canSkip?: boolean
}

export function StepFrame({
  title,
  lead,
  children,
  onNext,
  nextLabel,
  isBusy = false,
  canSkip = false
}: Props): ReactNode {
  const [isOwnPress] = useState(pressGuard)
  const place = STEPS.indexOf(useStore($step)) + 1
  return (
    <Sheet title={title} no={String(place)} marks={`${place} / ${STEPS.length}`}>
      <p className="lead">{lead}</p>
      <form
        className="settings-form"
        onClickCapture={event => {
          if (isOwnPress(event.detail)) return
          event.preventDefault()
          event.stopPropagation()
        }}
        onSubmit={event => {
          event.preventDefault()
          onNext()
        }}
      >
        {children}
        <div className="row">
          <Button kind="ink" type="submit" isPending={isBusy}>
            {nextLabel ?? m.onboarding_next()}
          </Button>
          {canSkip && (
            <Button kind="quiet" onPress={goOn}>
              {m.onboarding_skip()}
            </Button>
          )}
          {place > 1 && (
            <Button kind="quiet" onPress={goBack}>
              {m.onboarding_back()}
            </Button>
          )}
        </div>
      </form>
      <p className="hint">{m.onboarding_later()}</p>
    </Sheet>
  )
}
