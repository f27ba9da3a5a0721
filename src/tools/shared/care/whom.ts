import type { Told } from '#engine/care/told.ts'
import { m } from '#messages/generated/messages.js'

/** Whom to tell: never first the adult at home where somebody there hurts the student. */
export const WHOM: Readonly<Record<Told, () => string>> = {
  self: m.care_crisis_adult,
  home: m.care_crisis_outside,
  friend: m.care_crisis_friend
}
