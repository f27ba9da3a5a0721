import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { SIZES } from '#config/sizes.ts'
import { backendIsOwn } from '#data/backend/supabase.ts'
import { gigabytes } from '#lib/values/gigabytes.ts'
import { m } from '#messages/generated/messages.js'
import { exportEverything } from '#tools/shared/export-all.ts'
import { $sample, removeSample } from '#tools/shared/sample-data.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { valueOr } from '#lib/remote.ts'

export function DataPart(): ReactNode {
  const sample = valueOr(useStore($sample), null)
  const [exporting, runExport] = useSubmit()
  const [removing, runRemove] = useSubmit()
  return (
    <>
      <p>{m.settings_data_text()}</p>
      {backendIsOwn && <p>{m.settings_data_room({ size: gigabytes(SIZES.accountBytes) })}</p>}
      <div className="row">
        <Button isPending={exporting.state === 'running'} onPress={() => void runExport(exportEverything)}>
          {m.settings_data_export()}
        </Button>
      </div>
      <SubmitSays submit={exporting} done={m.settings_data_exported()} />
      {sample && (
        <>
          <p>{m.settings_sample_text()}</p>
          <div className="row">
            <Button isPending={removing.state === 'running'} onPress={() => void runRemove(() => removeSample(sample))}>
              {m.settings_sample_remove()}
            </Button>
          </div>
        </>
      )}
      <SubmitSays submit={removing} done={m.settings_sample_removed()} />
    </>
  )
}
