/** FNV-1a over UTF-16 units, twice with different seeds: 64 bits in 16 hex digits. An anchor, not a secret. */
export function textHash(text: string): string {
  let low = 0x811c9dc5
  let high = 0x01000193 ^ text.length
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x85ebca6b) ^ (high >>> 13)
  }
  return hex(low) + hex(high)
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0')
