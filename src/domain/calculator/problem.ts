export type CalcCode =
  | 'divisionByZero'
  | 'zeroToZero'
  | 'tooLarge'
  | 'unknownName'
  | 'circle'
  | 'noLine'
  | 'brokenLine'
  | 'noAnswer'
  | 'singular'
  | 'notSquare'
  | 'sizes'
  | 'tooBigMatrix'
  | 'raggedMatrix'
  | 'badCell'
  | 'largePower'
  | 'angleWithoutValue'
  | 'isSet'
  | 'broke'
  | 'units'
  | 'noValue'
  | 'notWhole'
  | 'notHere'
  | 'unknownFunction'
  | 'notUnit'
  | 'arguments'
  | 'outside'
  | 'notAllowed'
  | 'tooMuch'
  | 'noSlope'
  | 'notSettled'
  | 'wholeLimits'
  | 'notLinear'
  | 'nothingToSolve'
  | 'twoUnknowns'
  | 'badBounds'
  | 'tooDeep'
  | 'badList'
  | 'noList'
  | 'notInBase'
  | 'atWhich'
  | 'whichDistribution'
  | 'unitEquation'

/** A line that has no value, and why; `detail` is the name, line or size to put in the sentence. */
export class CalcRefusal extends Error {
  readonly code: CalcCode
  readonly detail: string

  constructor(code: CalcCode, detail = '') {
    super(code)
    this.code = code
    this.detail = detail
  }
}

export function refuse(code: CalcCode, detail = ''): never {
  throw new CalcRefusal(code, detail)
}
