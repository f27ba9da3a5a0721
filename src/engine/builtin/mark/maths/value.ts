import { FUNCTIONS, type Expression } from '#engine/builtin/mark/maths/parse.ts'

const LARGEST = 1e100
const OFF_POLE = 1e-9

/** The value at a point; NaN where it is not a real number of a size that can be trusted. */
export function valueOf(expression: Expression, at: Readonly<Record<string, number>> = {}): number {
  const value = raw(expression, at)
  return Math.abs(value) < LARGEST ? value : NaN
}

function raw(expression: Expression, at: Readonly<Record<string, number>>): number {
  switch (expression.kind) {
    case 'number':
      return expression.value
    case 'name':
      return at[expression.name] ?? (expression.name === 'e' ? Math.E : NaN)
    case 'minus':
      return -valueOf(expression.of, at)
    case 'call':
      return FUNCTIONS[expression.name](valueOf(expression.of, at))
    case 'two': {
      const [left, right] = [valueOf(expression.left, at), valueOf(expression.right, at)]
      if (expression.sign === '+') return left + right
      if (expression.sign === '-') return left - right
      if (expression.sign === '*') return left * right
      if (expression.sign === '/')
        return Math.abs(right) < OFF_POLE * Math.max(1, Math.abs(left)) * 1e-6 ? NaN : left / right
      return raised(left, right, expression.right)
    }
  }
}

/** Odd roots of negative numbers are real: (-8)^(1/3) is -2, as students mean it. */
function raised(base: number, power: number, written: Expression): number {
  const isThird = written.kind === 'two' && written.sign === '/' && valueOf(written.right) === 3 && base < 0
  if (isThird) return -((-base) ** power) * (valueOf(written.left) % 2 === 0 ? -1 : 1)
  return base ** power
}
