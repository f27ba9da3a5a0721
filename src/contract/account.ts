import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'

/** ASCII letters, digits and underscores, so that two names never look alike; unique without regard to case. */
export const USERNAME_PATTERN = /^[A-Za-z0-9_]+$/

/**
 * `rpc('username_flaw', { name })` is null, or why the name is refused; `rpc('claim_username', { name })` fails with 23505
 * when it is taken and with 23514 when it is refused otherwise.
 */
export const username = z
  .string()
  .check(z.minLength(SIZES.username.min), z.maxLength(SIZES.username.max), z.regex(USERNAME_PATTERN))
