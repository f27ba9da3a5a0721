import { refuse } from '#domain/calculator/problem.ts'

export type Base = 2 | 8 | 16

const NAMES: Readonly<Record<string, Base>> = {
  bin: 2,
  binary: 2,
  'base 2': 2,
  oct: 8,
  octal: 8,
  'base 8': 8,
  hex: 16,
  hexadecimal: 16,
  'base 16': 16
}

/** The base that stands after "to". */
export function baseNamed(text: string): Base | null {
  const low = text.trim().toLowerCase()
  return Object.hasOwn(NAMES, low) ? (NAMES[low] ?? null) : null
}

const PREFIXED = /(?<![\p{L}\p{N}_.])0(?:b([01]+)|o([0-7]+)|x([0-9a-f]+))(?![\p{L}\p{N}])/giu
const LOWERED =
  /(?<![\p{L}\p{N}_.])(?:([01]+)(?:₂|_2(?!\d))|([0-7]+)(?:₈|_8(?!\d))|(\d[0-9A-F]*|[A-F]+\d[0-9A-F]*|[A-F]{2,})(?:₁₆|_16(?!\d)))/gu

const read = (digits: string, base: Base): string => String(BigInt(`${{ 2: '0b', 8: '0o', 16: '0x' }[base]}${digits}`))

/** 0b1011, 1011₂, 0o17, 17₈, 0xFF and FF₁₆ as numbers of ten. */
export const withTens = (text: string): string =>
  [PREFIXED, LOWERED].reduce(
    (made, sign) =>
      made.replaceAll(sign, (_, two?: string, eight?: string, sixteen?: string) =>
        two !== undefined ? read(two, 2) : eight !== undefined ? read(eight, 8) : read(sixteen ?? '0', 16)
      ),
    text
  )

/** A whole number in another base, its letters large. */
export function inBase(value: number, base: Base): string {
  if (!Number.isSafeInteger(value)) return refuse('notInBase')
  return value.toString(base).toUpperCase()
}
