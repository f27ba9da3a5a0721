/** The subject archives of the specification §2. */
export const ARCHIVES = {
  lnl: { path: '/archives-lnl', name: 'Language & Literature' },
  history: { path: '/archives-history', name: 'History' },
  geography: { path: '/archives-geography', name: 'Geography' }
} as const

export type ArchiveSubject = keyof typeof ARCHIVES
