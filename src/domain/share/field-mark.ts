const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * 36 bits of a text in six signs: whether a field is still what it was. Not for secrets; two texts of one field have the
 * same mark once in 10^10.
 */
export function fieldMark(text: string): string {
  let low = 0xdeadbeef
  let high = 0x41c6ce57 ^ text.length
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    low = Math.imul(low ^ unit, 2_654_435_761)
    high = Math.imul(high ^ unit, 1_597_334_677)
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  const sign = (bits: number): string => SIGNS[bits & 63] ?? ''
  return [low, low >>> 6, low >>> 12, high, high >>> 6, high >>> 12].map(sign).join('')
}
