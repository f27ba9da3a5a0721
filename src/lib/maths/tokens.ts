import { Refusal } from './problem.ts'
import { FRACTIONS, loweredAt, plainLetter, raisedAt, signAt } from './signs.ts'
import { commandAt } from './tex-commands.ts'
import { type Known, splitWord } from './vocabulary.ts'

export interface Token {
  readonly kind: 'number' | 'name' | 'function' | 'sign' | 'end'
  readonly text: string
  readonly at: number
  readonly length: number
  readonly value: number
  /** Whether a space stands before it. */
  readonly gap: boolean
}

/** Brackets that only hold together: `{…}` in LaTeX, and what is raised or lowered. */
export const OPEN = '⦃'
export const CLOSE = '⦄'

const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:E[+\-−]?\d+|e[+\-−]?\d+(?![\p{L}\d.]))?/uy
const WORD = /[A-Za-z\u0370-\u03FFµ∞]+/y
const CHOOSE = /([⁰¹²³⁴-⁹]+)([CP])([₀-₉]+)/uy
const INDEX = /[⁰¹²³⁴-⁹ⁿ]+(?=√)/uy
const DEGREES = /\^\s*(?:\\circ(?![A-Za-z])|\{\s*\\circ\s*\}|°)/y
const PRIMES = /\^\s*(?:\{\s*)?((?:\\prime\s*)+)(?:\})?/y
const SPACE = /[\s\u200b-\u200d\u2060\u2061\u2063\u2064\ufeff~]+/y

export const isTex = (text: string) => /\\[a-zA-Z{}]/.test(text)

/** Cuts a text into signs, numbers, letters and functions. */
export function tokens(text: string, known: Known): Token[] {
  const found = new Lexer(text, known).all()
  return [...found, { kind: 'end', text: '', at: text.length, length: 0, value: 0, gap: false }]
}

class Lexer {
  private readonly text: string
  private readonly known: Known
  private readonly tex: boolean
  private readonly braces: boolean[] = []
  private readonly found: Token[] = []
  private at = 0
  private gap = false

  constructor(text: string, known: Known) {
    this.text = text
    this.known = known
    this.tex = isTex(text)
  }

  all(): Token[] {
    while (this.at < this.text.length) this.step()
    return this.found
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)
  }

  private push(kind: Token['kind'], text: string, length: number, value = 0) {
    this.found.push({ kind, text, at: this.at, length, value, gap: this.gap })
    this.at += length
    this.gap = false
  }

  private step() {
    const space = this.match(SPACE)
    if (space || this.text.charAt(this.at) === '$') {
      this.at += space?.[0].length ?? 1
      this.gap = true
      return
    }
    if (this.numeral() || this.raised() || this.command()) return
    const word = this.match(WORD)
    if (word) return this.word(word[0], word[0].length)
    const sign = signAt(this.text, this.at)
    if (sign) return this.sign(sign.text, sign.length)
    const char = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0)
    const plain = plainLetter(char)
    if (plain === char) throw new Refusal('badSign', this.at, char.length, char)
    if (/\d/.test(plain)) return this.push('number', plain, char.length, Number(plain))
    this.word(plain, char.length)
  }

  private numeral(): boolean {
    const glyph = FRACTIONS[this.text.charAt(this.at)]
    const [written] = this.match(NUMBER) ?? []
    if (glyph === undefined && written === undefined) return false
    const value = glyph ?? Number((written ?? '').replace('−', '-'))
    const shown = written?.replace('−', '-') ?? this.text.charAt(this.at)
    if (!Number.isFinite(value)) throw new Refusal('tooLarge', this.at, shown.length, shown)
    const last = this.found.at(-1)
    const isMixed = glyph !== undefined && last?.kind === 'number' && Number.isInteger(last.value)
    if (!isMixed) this.push('number', shown, shown.length, value)
    else {
      this.found.pop()
      const length = this.at + 1 - last.at
      this.at = last.at
      this.gap = last.gap
      this.push('number', `${last.text}${shown}`, length, last.value + value)
    }
    return true
  }

  /** `x²`, `x₁`, `³√8`, `⁵C₂`. */
  private raised(): boolean {
    const isValue = this.endsValue()
    const choose = isValue ? null : this.match(CHOOSE)
    if (choose) {
      const [all, top = '', letter = '', bottom = ''] = choose
      this.push('number', raisedAt(top, 0), top.length, Number(raisedAt(top, 0)))
      this.push('sign', letter === 'C' ? 'nCr' : 'nPr', 1)
      this.push('number', loweredAt(bottom, 0), all.length - top.length - 1, Number(loweredAt(bottom, 0)))
      return true
    }
    const index = isValue ? null : this.match(INDEX)
    const up = raisedAt(this.text, this.at)
    const down = up === '' ? loweredAt(this.text, this.at) : ''
    if (up === '' && down === '') return false
    this.push('sign', index ? 'index' : up === '' ? '_' : '^', 0)
    this.push('sign', OPEN, 0)
    for (const token of tokens(up + down, this.known).slice(0, -1))
      this.found.push({ ...token, at: this.at + token.at })
    this.at += (up + down).length
    this.push('sign', CLOSE, 0)
    return true
  }

  private endsValue(): boolean {
    const last = this.found.at(-1)
    if (!last) return false
    return (
      last.kind === 'number' || last.kind === 'name' || last.kind === 'function' || /^[)\]|}⦄!%°'⌋⌉]$/.test(last.text)
    )
  }

  private command(): boolean {
    const degrees = this.match(DEGREES)
    if (degrees) this.push('sign', '°', degrees[0].length)
    const primes = degrees ? null : this.match(PRIMES)
    if (primes) this.push('sign', "'".repeat(primes[1]?.match(/prime/g)?.length ?? 1), primes[0].length)
    if (degrees || primes) return true
    if (this.text.charAt(this.at) !== '\\') return false
    const command = commandAt(this.text, this.at)
    if (command.kind === 'unknown') throw new Refusal('unknownCommand', this.at, command.length, command.text)
    if (command.kind === 'nothing') {
      this.at += command.length
      this.gap = true
    } else if (command.kind === 'word') this.word(command.text, command.length)
    else this.push(command.kind, command.text, command.length)
    return true
  }

  private word(word: string, length: number) {
    const beforeBracket = /^\s*(?:\\left\s*)?[({]/.test(this.text.slice(this.at + length, this.at + length + 12))
    const after = this.text.charAt(this.at + length)
    if ((word === 'C' || word === 'P') && this.found.at(-1)?.kind === 'number' && /\d/.test(after))
      return this.push('sign', word === 'C' ? 'nCr' : 'nPr', length)
    const isFirst = this.found.length === 0
    let left = length
    const pieces = splitWord(word, beforeBracket, this.known)
    pieces.forEach((piece, index) => {
      if (piece.kind === 'unknown') throw new Refusal('unknownWord', this.at, length, piece.text)
      // Two values stand around `nCr`; without them n, C and r are letters.
      const isLetters = piece.kind === 'sign' && isFirst && (piece.text === 'nCr' || piece.text === 'nPr')
      if (isLetters) {
        this.push('name', 'n', 1)
        this.push('sign', piece.text, 1)
        this.push('name', 'r', Math.max(0, left - 2))
        return
      }
      const size = index === pieces.length - 1 ? left : Math.min(left, piece.length)
      left -= size
      // After a value `mod` stands between two; `mod(7, 3)` is a function.
      const isBetween = piece.text === 'mod' && piece.kind === 'function' && this.endsValue()
      this.push(isBetween ? 'sign' : piece.kind, piece.text, size)
    })
  }

  private sign(text: string, length: number) {
    const before = this.found.at(-1)?.text
    if (text === '{') {
      const isGroup = this.tex || before === '^' || before === '_'
      this.braces.push(isGroup)
      return this.push('sign', isGroup ? OPEN : text, length)
    }
    if (text === '}') return this.push('sign', this.braces.pop() ? CLOSE : text, length)
    this.push('sign', text, length)
  }
}
