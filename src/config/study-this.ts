/** Where a public page leaves notes and cards for the workspace to take in. */
export const KEEP_KEY = 'cramless-study-this'
/** Where a shared link waits on this device for its reader to sign in and to say yes or no. */
export const SHARE_KEY = 'cramless-shared-link'

/** What stands before the share in the part of an address that no server gets. */
export const SHARE_HASH = '#share='
