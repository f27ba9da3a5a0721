import { Refusal } from '#workers/import/anki/refusal.ts'

/** A field of a message: numbers of 32 and 64 bits that we do not use are passed over. */
export type Field = { readonly number: number; readonly value: number | Uint8Array }

const cut = (): Refusal => new Refusal('database', 'A message of the deck is cut')

/** The fields of one message in their order (protobuf.dev, Encoding). */
export function readMessage(bytes: Uint8Array): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let shift = 0; shift < 10; shift++) {
      const byte = bytes[at]
      if (byte === undefined) throw cut()
      at += 1
      value += (byte & 0x7f) * 2 ** (7 * shift)
      if (byte < 0x80) return value
    }
    throw cut()
  }
  while (at < bytes.length) {
    const tag = varint()
    const [number, wire] = [Math.floor(tag / 8), tag % 8]
    if (wire === 0) fields.push({ number, value: varint() })
    else if (wire === 1 || wire === 5) at += wire === 1 ? 8 : 4
    else if (wire === 2) {
      const length = varint()
      if (at + length > bytes.length) throw cut()
      fields.push({ number, value: bytes.subarray(at, at + length) })
      at += length
    } else throw cut()
    if (at > bytes.length) throw cut()
  }
  return fields
}

const utf8 = new TextDecoder()

export function textOf(fields: readonly Field[], number: number): string {
  const value = fields.findLast(field => field.number === number)?.value
  return value instanceof Uint8Array ? utf8.decode(value) : ''
}

export function numberOf(fields: readonly Field[], number: number): number {
  const value = fields.findLast(field => field.number === number)?.value
  return typeof value === 'number' ? value : 0
}
