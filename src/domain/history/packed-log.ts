/** One line of a card's log in Anki (its table `revlog`), numbers as they stand there. */
export interface LogLine {
  /** Milliseconds since 1970; no two lines of a collection have the same. */
  readonly at: number
  /** 1 to 4; 0 where nobody answered. */
  readonly grade: number
  /** Days until the next; below 0 seconds, while a card is being learnt. */
  readonly interval: number
  /** The one before it. */
  readonly before: number
  /** Ease in thousandths, or the difficulty that FSRS wrote in its place; 0 of some kinds. */
  readonly factor: number
  /** Milliseconds. */
  readonly took: number
  /** 0 learning, 1 review, 2 learning again, 3 in a filtered deck, 4 set by hand, 5 set by a change of options. */
  readonly kind: number
}

const BASE = 36
const words = (value: number): string => Math.trunc(value).toString(BASE)

/** About 25 bytes a line, where JSON takes five times as many: times as the distance from the line before, in base 36. */
export function packLog(lines: readonly LogLine[]): string {
  let last = 0
  return lines
    .map(({ at, grade, interval, before, factor, took, kind }) => {
      const line = [at - last, grade, interval, before, factor, took, kind].map(words).join(',')
      last = at
      return line
    })
    .join(';')
}

/** Of the packed lines of one card, in bytes, which are ASCII: some 4,000 lines (SIZES.json.medium with what stands around). */
const MOST = 98_000

/** Without its oldest lines where they are too many. */
export function packWithin(lines: readonly LogLine[]): string {
  let packed = packLog(lines)
  for (let from = 0; packed.length > MOST; packed = packLog(lines.slice(from)))
    from += Math.ceil((lines.length - from) / 10)
  return packed
}

/** What cannot be read is passed over: a later version may have written more. */
export function unpackLog(packed: string): LogLine[] {
  let last = 0
  return packed.split(';').flatMap(line => {
    const numbers = line.split(',').map(part => Number.parseInt(part, BASE))
    const [after, grade, interval, before, factor, took, kind] = numbers
    if (numbers.length < 7 || numbers.some(Number.isNaN)) return []
    last += after as number
    const rest = { grade, interval, before, factor, took, kind } as Omit<LogLine, 'at'>
    return [{ at: last, ...rest }]
  })
}

/** When the last line was written, in milliseconds; 0 of an empty log. Nothing but the distances is read. */
export function lastOfLog(packed: string): number {
  let last = 0
  for (const line of packed.split(';')) last += Number.parseInt(line, BASE) || 0
  return last
}
