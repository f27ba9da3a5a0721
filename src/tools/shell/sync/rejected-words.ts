import { m } from '#messages/generated/messages.js'

/** PostgreSQL's codes (Appendix A of its manual) and those of sync_push. */
const BY_CODE: Readonly<Record<string, () => string>> = {
  '23514': m.sync_rejected_too_large,
  '22001': m.sync_rejected_too_large,
  '54001': m.sync_rejected_too_deep,
  '23503': m.sync_rejected_gone,
  '23505': m.sync_rejected_taken,
  '42501': m.sync_rejected_not_allowed
}

export function reasonWords(code: string): string {
  return BY_CODE[code]?.() ?? m.sync_rejected_other({ code })
}
