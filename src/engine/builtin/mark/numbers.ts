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

/** "-15 %" is a fall by 15 % too. */
const DOWN =
  /\b(?:down|f[ae]ll|falls|decrease[sd]?|drop(?:s|ped)?|declined?|slip(?:s|ped)?|lost|less|minus|cut|reduced)\b/i
const CLAUSE = 30

export function numbersOf(text: string, { answer, askedNumbers: asked, given: said }: AnswerReading): Numbers {
  const isDown = ({ start, end }: Quantity): boolean =>
    DOWN.test(answer.slice(Math.max(0, start - CLAUSE), end + CLAUSE))
  const isFall = quantitiesOf(text).some(one => one.written < 0)
  const turned = isFall ? said.filter(one => one.written > 0 && isDown(one)) : []
  const given = [...said, ...turned.map(one => ({ ...one, written: -one.written, value: -one.value }))]
  const isNamed = /\p{L}{3}/u.test(text)
  const isGiven = (one: Quantity): boolean => asked.some(other => isAgain(other, one))
  const all = quantitiesOf(text)
  const fresh = all.filter(one => !isGiven(one))
  // "2 minutes to 120 s" asks for the 120 s; "2 minutes" only says the question again.
  const [wanted, own] = fresh.length > 0 ? [fresh, given.filter(one => !isGiven(one))] : [all, given]
  // Beside the name of what it is the value of, a number of a working needs no unit; a wrong one is a fault.
  const isSaid = (one: Quantity, other: Quantity): boolean =>
    sameQuantity(one, other) || (isNamed && other.unit === '' && sameNumber(one, other))
  const missing = wanted.filter(one => !own.some(other => isSaid(one, other)))
  const isUnit = missing.every(one => own.some(other => sameNumber(one, other)))
  return {
    all,
    fresh: fresh.map(one => own.filter(other => isMet(one, other))),
    met: own.filter(one => wanted.some(other => isMet(other, one))),
    fault: missing.length === 0 ? undefined : isUnit ? 'unit' : 'number'
  }
}
