import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'

/** ASCII letters, digits and underscores, so that two names never look alike. Unique without regard to case. */
export const USERNAME_PATTERN = /^[A-Za-z0-9_]+$/
export const username = z
  .string()
  .check(z.minLength(SIZES.username.min), z.maxLength(SIZES.username.max), z.regex(USERNAME_PATTERN))

/** `rpc('claim_username', { name })` answers with a word; `rpc('username_free', { name })` with true or false. */
export const claimResult = z.enum(['claimed', 'taken', 'invalid'])
export type ClaimResult = z.infer<typeof claimResult>
