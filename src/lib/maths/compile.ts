import { FUNCTIONS, GIVES_ANGLE, MANY, modulo, ofDegrees, power, TAKES_ANGLE } from './numeric.ts'
import { type Problem, Refusal } from './problem.ts'
import type { Branch, RelationOp, Tree } from './tree.ts'

/** A function that the student defined. */
export interface Defined {
  readonly params: readonly string[]
  readonly body: Tree
}

interface Options {
  readonly angle?: 'radians' | 'degrees'
  readonly functions?: ReadonlyMap<string, Defined>
}

/** Write the names' values into `frame` in their order, then ask: no allocation, so that a frame of drawing is cheap. */
export interface Ready {
  readonly kind: 'ready'
  readonly frame: Float64Array
  readonly value: () => number
}

type Compiled = Ready | { readonly kind: 'problem'; readonly problem: Problem }
type Closure = () => number

/** Functions of functions grow by doubling: a few lines could ask for a million steps. */
const MOST_STEPS = 20_000
const CONSTANTS: Readonly<Record<string, number>> = { e: Math.E, π: Math.PI, '∞': Infinity }
const DEGREE = Math.PI / 180

/** Turns a tree into a function of real numbers. True is 1 and false 0; what is not defined is NaN. */
export function compile(tree: Tree, names: readonly string[], options: Options = {}): Compiled {
  try {
    const compiler = new Compiler(names, options)
    const value = compiler.closure(tree)
    return { kind: 'ready', frame: compiler.frame, value }
  } catch (cause) {
    if (cause instanceof Refusal) return { kind: 'problem', problem: cause.problem }
    throw cause
  }
}

export function callable({ frame, value }: Ready): (...values: number[]) => number {
  return (...values) => {
    frame.set(values)
    return value()
  }
}

/** Room for the arguments of functions called within functions. */
const CALLED = 512

class Compiler {
  readonly frame: Float64Array
  private readonly slots: Map<string, number>
  private readonly options: Options
  private readonly calling: string[] = []
  private scope: ReadonlyMap<string, number> | undefined
  private used: number
  private steps = 0

  constructor(names: readonly string[], options: Options) {
    this.slots = new Map(names.map((name, index) => [name, index]))
    this.used = names.length
    this.frame = new Float64Array(names.length + CALLED)
    this.options = options
  }

  closure(tree: Tree): Closure {
    this.steps += 1
    if (this.steps > MOST_STEPS) throw new Refusal('tooMuch')
    switch (tree.kind) {
      case 'number': {
        const { value } = tree
        return () => value
      }
      case 'name':
        return this.named(tree.name)
      case 'negative': {
        const of = this.closure(tree.of)
        return () => -of()
      }
      case 'binary':
        return this.binary(tree)
      case 'call':
        return this.call(tree.name, tree.args)
      case 'relation':
        return this.relation(tree.ops, tree.sides)
      case 'logic': {
        const [left, right] = [this.closure(tree.left), this.closure(tree.right)]
        return tree.op === 'and' ? () => Math.min(left(), right()) : () => Math.max(left(), right())
      }
      case 'cases':
        return this.cases(tree.branches)
      case 'where': {
        const [of, when] = [this.closure(tree.of), this.closure(tree.when)]
        return () => (when() === 1 ? of() : NaN)
      }
      case 'tuple':
      case 'list':
      case 'matrix':
        throw new Refusal('notANumber')
    }
  }

  private named(name: string): Closure {
    const { frame } = this
    const slot = this.scope?.get(name) ?? this.slots.get(name)
    if (slot !== undefined) return () => frame[slot] ?? NaN
    const constant = Object.hasOwn(CONSTANTS, name) ? CONSTANTS[name] : undefined
    if (constant === undefined) throw new Refusal('unknownLetter', 0, 0, name)
    return () => constant
  }

  private binary(tree: Extract<Tree, { kind: 'binary' }>): Closure {
    const left = this.closure(tree.left)
    if (tree.op === '^') return this.power(left, tree.right)
    const right = this.closure(tree.right)
    switch (tree.op) {
      case '+':
        return () => left() + right()
      case '-':
        return () => left() - right()
      case '*':
        return () => left() * right()
      case '/':
        return () => left() / right()
      case 'mod':
        return () => modulo(left(), right())
      case '±':
        throw new Refusal('notANumber')
    }
  }

  private power(base: Closure, exponent: Tree): Closure {
    if (exponent.kind === 'number' && exponent.value === 2) {
      return () => {
        const value = base()
        return value * value
      }
    }
    if (exponent.kind === 'number' && exponent.value === 3) {
      return () => {
        const value = base()
        return value * value * value
      }
    }
    const right = this.closure(exponent)
    return () => power(base(), right())
  }

  private call(name: string, args: readonly Tree[]): Closure {
    const defined = this.options.functions?.get(name)
    if (defined) return this.defined(name, defined, args)
    if (name.endsWith("'") && this.options.functions?.has(name.replace(/'+$/, ''))) return this.derivative(name, args)
    const values = args.map(one => this.closure(one))
    if (name === 'degrees') return this.degrees(values)
    const many = Object.hasOwn(MANY, name) ? MANY[name] : undefined
    if (many) return () => many(values.map(one => one()))
    const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
    const [first, second] = values
    if (!known || !first) throw new Refusal('unknownFunction', 0, 0, name)
    const isDegrees = this.options.angle === 'degrees'
    if (second) {
      const scale = isDegrees && GIVES_ANGLE.has(name) ? DEGREE : 1
      return () => known(first(), second()) / scale
    }
    if (isDegrees) {
      if (TAKES_ANGLE.has(name)) return () => ofDegrees(name, first())
      if (GIVES_ANGLE.has(name)) return () => known(first(), 0) / DEGREE
    }
    return () => known(first(), 0)
  }

  private degrees([first]: readonly Closure[]): Closure {
    if (!first) throw new Refusal('notANumber')
    return this.options.angle === 'degrees' ? first : () => first() * DEGREE
  }

  /** The body of a function with places of its own for its arguments; it cannot call itself, so one set is enough. */
  private defined(name: string, { params, body }: Defined, args: readonly Tree[]): Closure {
    if (this.calling.includes(name)) throw new Refusal('circular', 0, 0, name)
    if (args.length < params.length) throw new Refusal('tooFewArguments', 0, 0, name)
    if (args.length > params.length) throw new Refusal('tooManyArguments', 0, 0, name)
    const { frame } = this
    const values = args.map(one => this.closure(one))
    const first = this.used
    this.used += args.length
    if (this.used > frame.length) throw new Refusal('tooMuch')
    const outside = this.scope
    this.scope = new Map(params.map((param, index) => [param, first + index]))
    this.calling.push(name)
    const result = this.closure(body)
    this.calling.pop()
    this.scope = outside
    return () => {
      for (let index = 0; index < values.length; index += 1) frame[first + index] = values[index]?.() ?? NaN
      return result()
    }
  }

  /** f′(x) by a central difference of the fourth order: ten digits where the curve is smooth. */
  private derivative(name: string, args: readonly Tree[]): Closure {
    const [first, ...more] = args
    if (!first || more.length > 0) throw new Refusal(first ? 'tooManyArguments' : 'tooFewArguments', 0, 0, name)
    const { frame } = this
    const at = this.closure(first)
    const slot = this.used
    this.used += 1
    if (this.used > frame.length) throw new Refusal('tooMuch')
    const place = `at ${slot}`
    const outside = this.scope
    this.scope = new Map([[place, slot]])
    const of = this.call(name.slice(0, -1), [{ kind: 'name', name: place }])
    this.scope = outside
    const value = (x: number) => {
      frame[slot] = x
      return of()
    }
    return () => {
      const x = at()
      const h = 1e-3 * (1 + Math.abs(x))
      return (8 * (value(x + h) - value(x - h)) - (value(x + 2 * h) - value(x - 2 * h))) / (12 * h)
    }
  }

  private relation(ops: readonly RelationOp[], sides: readonly Tree[]): Closure {
    const values = sides.map(one => this.closure(one))
    return () => {
      let left = values[0]?.() ?? NaN
      for (let index = 0; index < ops.length; index += 1) {
        const right = values[index + 1]?.() ?? NaN
        if (!holds(ops[index] ?? '=', left, right)) return 0
        left = right
      }
      return 1
    }
  }

  private cases(branches: readonly Branch[]): Closure {
    const read = branches.map(({ value, when }) => ({
      value: this.closure(value),
      when: when ? this.closure(when) : () => 1
    }))
    return () => {
      for (const { value, when } of read) if (when() === 1) return value()
      return NaN
    }
  }
}

function holds(op: RelationOp, left: number, right: number): boolean {
  switch (op) {
    case '=':
      return left === right
    case '≠':
      return left !== right && !Number.isNaN(left) && !Number.isNaN(right)
    case '<':
      return left < right
    case '≤':
      return left <= right
    case '>':
      return left > right
    case '≥':
      return left >= right
  }
}
