import { useEffect } from 'react'
import { offerNewVersion } from '#tools/shell/workspace/offer-new-version.ts'

export function useNewVersion(): void {
  useEffect(offerNewVersion, [])
}
