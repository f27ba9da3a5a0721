import { quantitiesOf, sameNumber, sameQuantity, type Quantity } from '#engine/builtin/mark/quantities.ts'
import type { AnswerReading } from '#engine/builtin/mark/reading.ts'

/** The numbers of one wording of a point beside an answer. */
export interface Numbers {
  readonly all: readonly Quantity[]
  /** For each number that the question does not give already, where the answer has it. */
  readonly fresh: readonly (readonly Quantity[])[]
  /** Where the answer has any of them. */
  readonly met: readonly Quantity[]
  readonly fault: 'number' | 'unit' | undefined
}

const isAgain = (one: Quantity, other: Quantity): boolean => one.written === other.written && sameQuantity(one, other)
const isMet = (wanted: Quantity, given: Quantity): boolean => sameQuantity(wanted, given) || sameNumber(wanted, given)

export function numbersOf(text: string, { askedNumbers: asked, given }: AnswerReading): Numbers {
  const isGiven = (one: Quantity): boolean => asked.some(other => isAgain(other, one))
  const all = quantitiesOf(text)
  const fresh = all.filter(one => !isGiven(one))
  // "2 minutes to 120 s" asks for the 120 s; "2 minutes" only says the question again.
  const [wanted, own] = fresh.length > 0 ? [fresh, given.filter(one => !isGiven(one))] : [all, given]
  const missing = wanted.filter(one => !own.some(other => sameQuantity(one, other)))
  const isUnit = missing.every(one => own.some(other => sameNumber(one, other)))
  return {
    all,
    fresh: fresh.map(one => own.filter(other => isMet(one, other))),
    met: own.filter(one => wanted.some(other => isMet(other, one))),
    fault: missing.length === 0 ? undefined : isUnit ? 'unit' : 'number'
  }
}
