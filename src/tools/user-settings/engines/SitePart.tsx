import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import type { Lack, PrivateLook } from '#data/private/private-engine.ts'
import {
  $privateModels,
  lookForModel,
  nameOf,
  removePrivateModel,
  wantPrivateModel
} from '#data/private/private-model.ts'
import { m } from '#messages/generated/messages.js'
import { FetchModel } from '#tools/user-settings/engines/FetchModel.tsx'
import { siteModelFailure } from '#tools/user-settings/engines/site-model-failure.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

type Size = { readonly megabytes: string }

const LACKS = {
  'not-offered': m.settings_site_not_offered,
  'no-files': m.settings_site_no_files,
  'no-webgpu': m.settings_site_no_webgpu,
  'no-f16': m.settings_site_no_f16,
  'no-memory': m.settings_site_no_memory
} satisfies Record<Lack, (size: Size) => string>

const STATES = {
  asking: m.settings_site_asking,
  unsupported: m.settings_site_no_webgpu,
  unavailable: m.settings_site_no_webgpu,
  downloadable: m.settings_site_downloadable,
  downloading: m.settings_site_downloading,
  available: m.settings_site_available
} satisfies Record<PrivateLook['state'], (size: Size) => string>

const sizeOf = ({ bytes = 0 }: PrivateLook): Size => ({
  megabytes: Math.ceil(bytes / 1e6).toLocaleString('en-GB')
})

function saidOf(look: PrivateLook): string {
  if (look.lack) return LACKS[look.lack](sizeOf(look))
  const isPart = look.state === 'downloadable' && look.isOnDisk === true
  return isPart ? m.settings_site_part(sizeOf(look)) : STATES[look.state](sizeOf(look))
}

/** The model that this site offers: off, and not fetched, until the student says so. */
export function SitePart(): ReactNode {
  const { wanted, looks } = useStore($privateModels)
  const [removal, remove] = useSubmit()
  const look = looks.site
  useEffect(() => void lookForModel('site'), [])
  const isFetching = look.state === 'downloading'
  return (
    <section className="settings-part" aria-labelledby="site-model-title">
      <h3 className="part-title" id="site-model-title">
        {m.settings_site_title()}
      </h3>
      <p>{m.settings_site_text({ name: nameOf('site') })}</p>
      <Checkbox
        isSelected={wanted === 'site'}
        isDisabled={look.state !== 'available' && wanted !== 'site'}
        onChange={isWanted => wantPrivateModel('site', isWanted)}
      >
        {m.settings_site_use()}
      </Checkbox>
      <p className="hint">{m.settings_site_use_hint()}</p>
      <p role="status">{saidOf(look)}</p>
      {(look.state === 'downloadable' || isFetching) && (
        <FetchModel
          id="site"
          fetch={m.settings_site_fetch(sizeOf(look))}
          progress={percent => (percent < 100 ? m.settings_site_fetching({ percent }) : m.settings_site_starting())}
          stop={m.settings_site_stop()}
          failure={siteModelFailure}
        />
      )}
      {look.isOnDisk === true && !isFetching && (
        <div className="row">
          <Button
            kind="quiet"
            isPending={removal.state === 'running'}
            onPress={() => void remove(() => removePrivateModel('site'))}
          >
            {m.settings_site_remove()}
          </Button>
        </div>
      )}
      <SubmitSays submit={removal} done={look.isOnDisk === true ? '' : m.settings_site_removed()} />
    </section>
  )
}
