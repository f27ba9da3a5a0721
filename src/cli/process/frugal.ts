/**
 * V8 flags of the server. The optimising compiler takes 500 MB for PostgreSQL's largest functions while it starts and
 * makes our short statements no faster (3,000 inserts 1.6 s with it, 1.3 s without; 1,500 reads 1.4 s with either).
 */
export const FRUGAL = ['--liftoff-only', '--max-semi-space-size=4'] as const
