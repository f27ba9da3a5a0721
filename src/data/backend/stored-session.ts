import type { Session } from '@supabase/supabase-js'
import { DEVICE_KEYS } from '#config/device.ts'
import { isRecord } from '#lib/values/is-record.ts'

/** Where supabase-js keeps the session on this device; layouts/Document.astro reads the same key before paint. */
export const AUTH_STORAGE_KEY = DEVICE_KEYS.session

/** Whose work this device still keeps although nobody is signed in. */
export interface LastStudent {
  readonly id: string
  readonly email: string
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    typeof value['access_token'] === 'string' &&
    typeof value['refresh_token'] === 'string' &&
    isRecord(value['user']) &&
    typeof value['user']['id'] === 'string'
  )
}

/** The session as it lies on the device, expired or not, without loading supabase-js. */
export function storedSession(): Session | null {
  const value = read(AUTH_STORAGE_KEY)
  return isSession(value) ? value : null
}

export function lastStudent(): LastStudent | null {
  const value = read(DEVICE_KEYS.held)
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['email'] === 'string'
    ? { id: value['id'], email: value['email'] }
    : null
}

export function rememberStudent(held: LastStudent | null): void {
  try {
    if (held) localStorage.setItem(DEVICE_KEYS.held, JSON.stringify(held))
    else localStorage.removeItem(DEVICE_KEYS.held)
  } catch {
    // Only the hint on the login page is lost when the device refuses storage.
  }
}
