import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { SIZES } from '#config/sizes.ts'
import { usernameFlaw } from '#domain/account/username.ts'
import { m } from '#messages/generated/messages.js'
import { $draft, answer, finishOrReturn, goTo } from '#tools/onboarding/onboarding.store.ts'
import { StepFrame } from '#tools/onboarding/StepFrame.tsx'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { NumberField } from '#ui/NumberField.tsx'

export function MinutesStep(): ReactNode {
  const { minutesPerDay, withSample, isSampleSaved, username } = useStore($draft)
  const [submit, run] = useSubmit()
  const start = (): void => (usernameFlaw(username) === null ? void run(finishOrReturn) : goTo('name'))
  return (
    <StepFrame
      title={m.onboarding_minutes_title()}
      lead={m.onboarding_minutes_lead()}
      onNext={start}
      nextLabel={m.onboarding_finish()}
      isBusy={submit.state === 'running'}
    >
      <NumberField
        label={m.onboarding_minutes()}
        value={minutesPerDay}
        minValue={SIZES.minutesPerDay.min}
        maxValue={SIZES.minutesPerDay.max}
        step={5}
        onChange={value => answer({ minutesPerDay: value })}
      />
      <Checkbox
        isSelected={withSample || isSampleSaved}
        isDisabled={isSampleSaved}
        onChange={chosen => answer({ withSample: chosen })}
      >
        {m.onboarding_sample()}
        <span className="hint block">{m.onboarding_sample_hint()}</span>
      </Checkbox>
      <SubmitSays submit={submit} done="" />
    </StepFrame>
  )
}
