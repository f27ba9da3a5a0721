/** What a browser says about being counted. */
export interface CountingWish {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** A visit is counted only where nobody has asked not to be. */
export function mayCount({ doNotTrack, globalPrivacyControl }: CountingWish): boolean {
  return doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true
}
