import { backendCause, type BackendError } from '#lib/backend-errors.ts'
import { gigabytes } from '#lib/values/gigabytes.ts'
import { SIZES } from '#config/sizes.ts'
import { toAppError, type AppError, type ErrorCode } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'

/** By the code that auth, database or storage gave; anything else falls back to the kind of the error. */
const BY_BACKEND_CODE: Readonly<Record<string, () => string>> = {
  invalid_credentials: m.errors_invalid_credentials,
  email_not_confirmed: m.errors_email_not_confirmed,
  user_already_exists: m.errors_user_already_exists,
  email_exists: m.errors_user_already_exists,
  email_address_invalid: m.errors_email_invalid,
  validation_failed: m.errors_validation_failed,
  signup_disabled: m.errors_signup_disabled,
  email_provider_disabled: m.errors_signup_disabled,
  user_banned: m.errors_user_banned,
  same_password: m.errors_same_password,
  otp_expired: m.errors_link_expired,
  flow_state_expired: m.errors_link_expired,
  flow_state_not_found: m.errors_link_expired,
  bad_code_verifier: m.errors_link_other_browser,
  pkce_code_verifier_not_found: m.errors_link_other_browser,
  provider_disabled: m.errors_google_off,
  oauth_provider_not_supported: m.errors_google_off,
  reauthentication_needed: m.errors_sign_in_too_old,
  PT428: m.errors_sign_in_too_old,
  account_full: () => m.errors_account_full({ size: gigabytes(SIZES.accountBytes) }),
  session_expired: m.errors_unauthorised,
  refresh_token_not_found: m.errors_unauthorised,
  refresh_token_already_used: m.errors_unauthorised,
  bad_jwt: m.errors_unauthorised,
  invalid_jwt: m.errors_unauthorised,
  '23505': m.errors_taken,
  '42501': m.errors_not_allowed
}

const BY_KIND: Readonly<Record<ErrorCode, () => string>> = {
  offline: m.errors_offline,
  unauthorised: m.errors_unauthorised,
  invalid: m.errors_invalid,
  missing: m.errors_missing,
  limit: m.errors_limit,
  unavailable: m.errors_unavailable,
  full: m.errors_full,
  storage: m.errors_storage,
  bug: m.errors_bug,
  'too-large': m.errors_too_large,
  budget: m.errors_budget,
  timeout: m.errors_timeout,
  unreadable: m.errors_unreadable,
  refused: m.errors_refused,
  device: m.errors_device,
  care: m.errors_care
}

const WEAK: Readonly<Record<string, () => string>> = {
  length: m.errors_weak_length,
  characters: m.errors_weak_characters,
  pwned: m.errors_weak_pwned
}

/** "For security purposes, you can only request this after 38 seconds." The header is hidden from us, the text is not. */
function wait(seconds: number): string {
  return seconds < 90
    ? m.errors_limit_seconds({ seconds })
    : m.errors_limit_minutes({ minutes: Math.ceil(seconds / 60) })
}

function wordsOfCause(cause: BackendError, error: AppError): string | null {
  if (error.code === 'limit') {
    const seconds = /(\d+)\s*s/.exec(cause.message ?? '')?.[1]
    return seconds ? wait(Number(seconds)) : null
  }
  if (cause.code === 'weak_password') {
    const reasons = (cause.reasons ?? []).flatMap(reason => WEAK[reason]?.() ?? [])
    return [m.errors_weak_password(), ...reasons].join(' ')
  }
  return BY_BACKEND_CODE[cause.code ?? '']?.() ?? null
}

/** What happened, what is safe, what to do next: the one place where an error becomes words. */
export function wordsFor(error: unknown): string {
  const known = toAppError(error)
  if (known.message === 'Auth is disabled: Supabase not configured.') return m.errors_auth_disabled()
  if (known.shown !== undefined) return known.shown
  if (known.code === 'limit' && known.waitSeconds !== undefined) return wait(known.waitSeconds)
  const cause = backendCause(known)
  return (cause && wordsOfCause(cause, known)) ?? BY_KIND[known.code]()
}
