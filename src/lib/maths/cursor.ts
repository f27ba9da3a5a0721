import { type Doubt, type DoubtCode, type ProblemCode, Refusal } from './problem.ts'
import type { Token } from './tokens.ts'
import type { Tree } from './tree.ts'

/** No expression of a course nests deeper; a text that does is pasted by mistake or malice. */
const DEEPEST = 100

/** The readers of whole expressions, for those of their parts. */
export interface Grammar {
  readonly logic: (cursor: Cursor) => Tree
  readonly expression: (cursor: Cursor, least: number) => Tree
  readonly raised: (cursor: Cursor) => Tree
  readonly argument: (cursor: Cursor) => Tree
}

/** Where the reader stands in the tokens, and what it has to remember on the way. */
export class Cursor {
  readonly doubts: Doubt[] = []
  /** Letters that are functions, so that `f(x)` is no product. */
  readonly functions: Set<string>
  readonly tex: boolean
  readonly grammar: Grammar
  /** Bars that are open in this bracket: `|x|`. */
  bars = 0
  private readonly tokens: Token[]
  private index = 0
  private depth = 0

  constructor(grammar: Grammar, tokens: Token[], functions: readonly string[], tex: boolean) {
    this.grammar = grammar
    this.tokens = tokens
    this.functions = new Set(functions)
    this.tex = tex
  }

  get token(): Token {
    return this.peek(0)
  }

  get last(): Token | undefined {
    return this.tokens[this.index - 1]
  }

  peek(ahead: number): Token {
    const token = this.tokens[Math.min(this.index + ahead, this.tokens.length - 1)]
    if (!token) throw new Refusal('empty')
    return token
  }

  next(): Token {
    const { token } = this
    if (token.kind !== 'end') this.index += 1
    return token
  }

  is(text: string): boolean {
    return this.token.kind === 'sign' && this.token.text === text
  }

  take(text: string): boolean {
    const found = this.is(text)
    if (found) this.next()
    return found
  }

  doubt(code: DoubtCode, at: number) {
    if (!this.doubts.some(one => one.code === code)) this.doubts.push({ code, at })
  }

  refuse(code: ProblemCode, token: Token = this.token, detail = token.text): never {
    throw new Refusal(code, token.at, token.length, detail)
  }

  /** Takes the first digit of a number as LaTeX does: `\frac12` is a half. */
  digit(): Token {
    const { token } = this
    if (token.kind !== 'number' || token.text.length === 1 || !/^\d/.test(token.text)) return this.next()
    const first = { ...token, text: token.text.charAt(0), length: 1, value: Number(token.text.charAt(0)) }
    const rest = token.text.slice(1)
    const after = { ...token, text: rest, at: token.at + 1, length: token.length - 1, value: Number(rest), gap: false }
    this.tokens.splice(this.index, 1, first, after)
    return this.next()
  }

  deeper<T>(read: () => T): T {
    this.depth += 1
    if (this.depth > DEEPEST) this.refuse('tooDeep', this.token, '')
    const result = read()
    this.depth -= 1
    return result
  }

  /** Reads what stands within brackets: bars outside do not close bars inside. */
  within<T>(read: () => T): T {
    const outside = this.bars
    this.bars = 0
    const result = read()
    this.bars = outside
    return result
  }
}
