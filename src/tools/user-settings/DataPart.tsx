import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { Subject } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { backendIsOwn } from '#data/backend/supabase.ts'
import { gigabytes } from '#lib/values/gigabytes.ts'
import { m } from '#messages/generated/messages.js'
import { PassportIn } from '#tools/user-settings/passport/PassportIn.tsx'
import { PassportOut } from '#tools/user-settings/passport/PassportOut.tsx'
import { $sample, removeSample } from '#tools/shared/sample-data.ts'
import { href } from '#stores/route.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { SoundUse } from '#tools/shared/lecture/SoundUse.tsx'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { valueOr } from '#lib/remote.ts'

async function leave(sample: Subject): Promise<void> {
  offerUndo(m.settings_sample_removed(), m.settings_undo(), await removeSample(sample))
}

export function DataPart(): ReactNode {
  const sample = valueOr(useStore($sample), null)
  const [removing, runRemove] = useSubmit()
  return (
    <>
      <p>{m.passport_data_text()}</p>
      {backendIsOwn && <p>{m.settings_data_room({ size: gigabytes(SIZES.accountBytes) })}</p>}
      <SoundUse />
      <PassportOut />
      <PassportIn />
      <p>
        <a href={href('notetaker', { import: '' })}>{m.import_way()}</a>
      </p>
      {sample && (
        <>
          <p>{m.settings_sample_text()}</p>
          <div className="row">
            <Button isPending={removing.state === 'running'} onPress={() => void runRemove(() => leave(sample))}>
              {m.settings_sample_remove()}
            </Button>
          </div>
        </>
      )}
      <SubmitSays submit={removing} done="" />
    </>
  )
}
