import { v7 } from 'uuid'

/** A new id made on this device: UUIDv7 (RFC 9562), so rows sort by the moment they were made. */
export function newId(): string {
  return v7()
}
