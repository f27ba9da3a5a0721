import { ACCENTS, FUNCTIONS, signs } from '#workers/import/notes/xml/omml-signs.ts'
import { child, elements, wordsIn, type XmlNode } from '#workers/import/notes/xml/xml.ts'

/** Deeper than any equation of a school: one that goes on is not read. */
const DEEPEST = 60

/** The value of a property: `<m:fPr><m:type m:val="lin"/>`; a switch without a value is on (ECMA-376, 22.1). */
function property(node: XmlNode, group: string, name: string): string | undefined {
  const found = child(child(node, group), name)
  return found && (found.attribs['m:val'] ?? 'on')
}
const isOn = (value: string | undefined): boolean => value !== undefined && !/^(?:0|off|false)$/i.test(value)

/** A command of letters must not run into the letter behind it. */
function joined(parts: readonly string[]): string {
  let out = ''
  for (const part of parts) out += /\\[a-z]+$/i.test(out) && /^[a-z]/i.test(part) ? ` ${part}` : part
  return out
}

const group = (latex: string): string => `{${latex.trim()}}`
/** `{x}^{2}` is written `x^{2}`. */
const base = (latex: string): string => (/^(?:[a-z\d]|\\[a-z]+)$/i.test(latex.trim()) ? latex.trim() : group(latex))

const BRACKETS: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '〈': '\\langle ',
  '〉': '\\rangle ',
  '‖': '\\|',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
  '': '.'
}
const bracket = (sign: string): string => BRACKETS[sign] ?? sign

class Omml {
  #depth = 0

  part(node: XmlNode, name: string): string {
    const found = child(node, name)
    return found ? this.inner(found) : ''
  }

  inner(node: XmlNode): string {
    this.#depth += 1
    if (this.#depth > DEEPEST) throw new Error('An equation is nested too deeply')
    const latex = joined(elements(node).map(one => this.one(one)))
    this.#depth -= 1
    return latex
  }

  #run(node: XmlNode): string {
    const words = elements(node)
      .flatMap(one => (one.name === 'm:t' ? [wordsIn(one)] : []))
      .join('')
    const isText = isOn(property(node, 'm:rPr', 'm:nor'))
    const style = property(node, 'm:rPr', 'm:sty')
    const script = property(node, 'm:rPr', 'm:scr')
    if (isText) return words.trim() === '' ? words : `\\text{${words.replaceAll(/([%#&$_{}])/g, '\\$1')}}`
    const name = words.trim()
    if (FUNCTIONS.has(name)) return `\\${name} `
    const latex = signs(words)
    if (script === 'double-struck') return `\\mathbb${group(latex)}`
    if (style === 'b' || style === 'bi') return `\\mathbf${group(latex)}`
    if (style === 'p' && /^\p{L}{2,}$/u.test(name)) return `\\mathrm${group(latex)}`
    return latex
  }

  #fraction(node: XmlNode): string {
    const [over, under] = [this.part(node, 'm:num'), this.part(node, 'm:den')]
    const type = property(node, 'm:fPr', 'm:type')
    if (type === 'lin') return `${over}/${under}`
    return type === 'noBar'
      ? `\\genfrac{}{}{0pt}{}${group(over)}${group(under)}`
      : `\\frac${group(over)}${group(under)}`
  }

  #brackets(node: XmlNode): string {
    const open = property(node, 'm:dPr', 'm:begChr') ?? '('
    const close = property(node, 'm:dPr', 'm:endChr') ?? ')'
    const between = property(node, 'm:dPr', 'm:sepChr') ?? '|'
    const parts = elements(node)
      .filter(({ name }) => name === 'm:e')
      .map(one => this.inner(one))
    // A fraction without its bar within brackets is a binomial.
    const only = /^\\genfrac\{\}\{\}\{0pt\}\{\}(.*)$/.exec(parts.length === 1 ? (parts[0] ?? '') : '')?.[1]
    if (only !== undefined && open === '(' && close === ')') return `\\binom${only}`
    return `\\left${bracket(open === 'on' ? '' : open)}${parts.join(between === ',' ? ', ' : between)}\\right${bracket(close === 'on' ? '' : close)}`
  }

  #nary(node: XmlNode): string {
    const sign = signs(property(node, 'm:naryPr', 'm:chr') ?? '∫')
    const low = isOn(property(node, 'm:naryPr', 'm:subHide')) ? '' : this.part(node, 'm:sub')
    const high = isOn(property(node, 'm:naryPr', 'm:supHide')) ? '' : this.part(node, 'm:sup')
    const ends = `${low.trim() === '' ? '' : `_${group(low)}`}${high.trim() === '' ? '' : `^${group(high)}`}`
    return `${sign}${ends} ${this.part(node, 'm:e')}`
  }

  #rows(node: XmlNode, cells: (row: XmlNode) => string[]): string {
    return elements(node)
      .filter(({ name }) => name === 'm:mr' || name === 'm:e')
      .map(row => cells(row).join(' & '))
      .join(' \\\\ ')
  }

  #accent(node: XmlNode): string {
    const sign = property(node, 'm:accPr', 'm:chr') ?? '\u0302'
    const command = ACCENTS[sign] ?? `\\overset{${signs(sign)}}`
    const inside = this.part(node, 'm:e')
    return `${command === '\\vec' && inside.trim().length > 1 ? '\\overrightarrow' : command}${group(inside)}`
  }

  #grouped(node: XmlNode): string {
    const sign = property(node, 'm:groupChrPr', 'm:chr') ?? '⏟'
    const isTop = property(node, 'm:groupChrPr', 'm:pos') === 'top'
    const inside = this.part(node, 'm:e')
    if (sign === '⏟') return `\\underbrace${group(inside)}`
    if (sign === '⏞') return `\\overbrace${group(inside)}`
    if (sign === '→' && isTop) return `\\overrightarrow${group(inside)}`
    // An arrow with words above it: a reaction.
    return isTop ? `\\overset${group(signs(sign))}${group(inside)}` : `\\underset${group(inside)}${group(signs(sign))}`
  }

  #limit(node: XmlNode, mark: '_' | '^'): string {
    const inside = this.part(node, 'm:e').trim()
    const end = this.part(node, 'm:lim')
    if (/^\\(?:lim|max|min|sup|inf|sum|prod|underbrace|overbrace)\b/.test(inside))
      return `${inside}${mark}${group(end)}`
    return `${mark === '_' ? '\\underset' : '\\overset'}${group(end)}${group(inside)}`
  }

  readonly #rules: Readonly<Record<string, (node: XmlNode) => string>> = {
    'm:r': node => this.#run(node),
    'm:f': node => this.#fraction(node),
    'm:sSup': node => `${base(this.part(node, 'm:e'))}^${group(this.part(node, 'm:sup'))}`,
    'm:sSub': node => `${base(this.part(node, 'm:e'))}_${group(this.part(node, 'm:sub'))}`,
    'm:sSubSup': node =>
      `${base(this.part(node, 'm:e'))}_${group(this.part(node, 'm:sub'))}^${group(this.part(node, 'm:sup'))}`,
    'm:sPre': node =>
      `{}_${group(this.part(node, 'm:sub'))}^${group(this.part(node, 'm:sup'))}${base(this.part(node, 'm:e'))}`,
    'm:rad': node => {
      const degree = isOn(property(node, 'm:radPr', 'm:degHide')) ? '' : this.part(node, 'm:deg').trim()
      return `\\sqrt${degree === '' ? '' : `[${degree}]`}${group(this.part(node, 'm:e'))}`
    },
    'm:d': node => this.#brackets(node),
    'm:nary': node => this.#nary(node),
    'm:func': node => `${this.part(node, 'm:fName').trim()} ${this.part(node, 'm:e')}`,
    'm:limLow': node => this.#limit(node, '_'),
    'm:limUpp': node => this.#limit(node, '^'),
    'm:acc': node => this.#accent(node),
    'm:bar': node =>
      `${property(node, 'm:barPr', 'm:pos') === 'top' ? '\\overline' : '\\underline'}${group(this.part(node, 'm:e'))}`,
    'm:groupChr': node => this.#grouped(node),
    'm:m': node =>
      `\\begin{matrix}${this.#rows(node, row => elements(row).map(cell => this.inner(cell).trim()))}\\end{matrix}`,
    'm:eqArr': node =>
      `\\begin{aligned}${this.#rows(node, row => [this.inner(row).replaceAll('\\&', '&')])}\\end{aligned}`,
    'm:borderBox': node => `\\boxed${group(this.part(node, 'm:e'))}`,
    'm:phant': node => `\\phantom${group(this.part(node, 'm:e'))}`
  }

  one(node: XmlNode): string {
    if (/Pr$/.test(node.name)) return ''
    const rule = this.#rules[node.name]
    return rule ? rule(node) : this.inner(node)
  }
}

/** The LaTeX of one equation of Word (ECMA-376 part 1, 22.1); null where it is empty or cannot be read. */
export function ommlToLatex(equation: XmlNode): string | null {
  try {
    const latex = new Omml().inner(equation).replaceAll(/\s+/g, ' ').trim()
    return latex === '' ? null : latex
  } catch {
    return null
  }
}
