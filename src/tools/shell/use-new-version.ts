import { useEffect } from 'react'
import { offerNewVersion } from '#tools/shell/offer-new-version.ts'

export function useNewVersion(): void {
  useEffect(offerNewVersion, [])
}
