import type { OldBlock } from '#domain/plan/world.ts'

/** FNV-1a of 32 bits (Fowler, Noll, Vo), from one of two starts. */
function hash(text: string, start: number): string {
  let value = start
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93)
  return (value >>> 0).toString(16).padStart(8, '0')
}

/** Names a plan that stands: another block, another time or a pin gives another name, another order does not. */
export function planBase(old: readonly OldBlock[]): string {
  const text = old
    .map(one => [one.id ?? '', one.kind, one.ref ?? '', one.day, one.start, one.minutes, one.pinned === true].join(' '))
    .sort()
    .join('\n')
  return hash(text, 0x81_1c_9d_c5) + hash(text, 0x01_23_45_67)
}
