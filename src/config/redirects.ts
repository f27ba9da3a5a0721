/** Addresses that people type, and where they lead on each host. */
export const REDIRECTS: Readonly<Record<string, string>> = { '/settings': '/user-settings' }
