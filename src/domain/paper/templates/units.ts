import type { Board } from '#config/boards.ts'

const PER = /\b(kg m|cm³|dm³|kJ|mol|kg|m|g|N|J|C) (s|kg|mol|dm|m|g)⁻([¹²³])( (?:°C|K)⁻¹)?/gu

/** Cambridge IGCSE writes units with a stroke, A Level and IB with negative powers. */
function stroked(text: string): string {
  const joined = text.replaceAll(PER, (_all, above: string, below: string, power: string, degree?: string) => {
    const unit = `${below}${power === '¹' ? '' : power}`
    return degree ? `${above}/(${unit} °C)` : `${above}/${unit}`
  })
  // "speed / m/s" would read as two divisions.
  return joined.replaceAll(/ \/ ([a-z]+³?\/[a-z]+[²³]?)/gu, ' / ($1)')
}

/** Every word of a question in the units of the board; numbers and keys stay. */
export function inUnitsOf<T>(board: Board, value: T): T {
  if (board !== 'IGCSE') return value
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string' ? stroked(inner) : inner
  ) as T
}

/** What a board's data sheet gives. */
export interface Setting {
  readonly board: Board
  /** In N kg⁻¹. */
  readonly g: number
  /** Of a gas, in dm³ mol⁻¹, and where it holds. */
  readonly molar: { readonly volume: number; readonly at: string }
}

export const settingOf = (board: Board): Setting => ({
  board,
  g: board === 'IGCSE' ? 9.8 : 9.81,
  molar:
    board === 'IBDP' ? { volume: 22.7, at: '273 K and 100 kPa' } : { volume: 24, at: 'room temperature and pressure' }
})
