import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { $sample } from '#tools/shared/sample-data.ts'

export function SampleHint(): ReactNode {
  if (!valueOr(useStore($sample), null)) return null
  return (
    <p className="hint sample-hint">
      {m.main_sample()} <a href={href('user-settings', { part: 'data' })}>{m.main_sample_remove()}</a>
    </p>
  )
}
