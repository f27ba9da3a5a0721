/** Names of TeX for signs that have one; every other sign stands for itself. */
const SIGNS: Readonly<Record<string, string>> = {
  '×': '\\times',
  '·': '\\cdot',
  '⋅': '\\cdot',
  '÷': '\\div',
  '±': '\\pm',
  '−': '-',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≈': '\\approx',
  '→': '\\to',
  '⇒': '\\Rightarrow',
  '⇌': '\\rightleftharpoons',
  '∞': '\\infty',
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∂': '\\partial',
  '∈': '\\in',
  '°': '^\\circ',
  '%': '\\%',
  '{': '\\{',
  '}': '\\}',
  '′': "'",
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\epsilon',
  η: '\\eta',
  θ: '\\theta',
  λ: '\\lambda',
  μ: '\\mu',
  π: '\\pi',
  ρ: '\\rho',
  σ: '\\sigma',
  φ: '\\phi',
  ω: '\\omega',
  Δ: '\\Delta',
  Σ: '\\Sigma',
  Ω: '\\Omega'
}

/** Invisible times, function application, separators. */
const INVISIBLE = /[\u2061-\u2064\u200B]/gu
const NAMED = /^(?:sin|cos|tan|log|ln|lim|max|min|exp)$/

const signs = (text: string): string =>
  Array.from(text.replaceAll(INVISIBLE, '').trim(), sign => {
    const name = SIGNS[sign]
    return name === undefined ? sign : /[a-z]$/i.test(name) ? `${name} ` : name
  }).join('')

const group = (latex: string): string => `{${latex.trim()}}`

function rows(table: Element): string {
  const lines = [...table.children].map(row => [...row.children].map(cell => inner(cell).trim()).join(' & '))
  return `\\begin{matrix}${lines.join(' \\\\ ')}\\end{matrix}`
}

function inner(element: Element): string {
  return [...element.children].map(mathmlToLatex).join('')
}

function token(element: Element): string {
  const text = element.textContent
  if (NAMED.test(text.trim())) return `\\${text.trim()} `
  const said = signs(text)
  const isWord = element.localName === 'mi' && Array.from(text.trim()).length > 1 && /^\p{L}+$/u.test(text.trim())
  return isWord ? `\\mathrm{${text.trim()}}` : said
}

/** The LaTeX of presentation MathML, as school mathematics uses it; an element without a rule gives what is in it. */
export function mathmlToLatex(element: Element): string {
  const part = (at: number): string => {
    const child = element.children[at]
    return child ? mathmlToLatex(child) : ''
  }
  switch (element.localName) {
    case 'mi':
    case 'mn':
    case 'mo':
      return token(element)
    case 'mtext':
      return `\\text{${element.textContent}}`
    case 'msup':
      return `${part(0).trim()}^${group(part(1))}`
    case 'msub':
    case 'munder':
      return `${part(0).trim()}_${group(part(1))}`
    case 'msubsup':
    case 'munderover':
      return `${part(0).trim()}_${group(part(1))}^${group(part(2))}`
    case 'mover':
      return `\\overset${group(part(1))}${group(part(0))}`
    case 'mfrac':
      return `\\frac${group(part(0))}${group(part(1))}`
    case 'msqrt':
      return `\\sqrt${group(inner(element))}`
    case 'mroot':
      return `\\sqrt[${part(1).trim()}]${group(part(0))}`
    case 'mfenced':
      return `(${[...element.children].map(mathmlToLatex).join(', ')})`
    case 'mtable':
      return rows(element)
    case 'annotation':
    case 'annotation-xml':
      return ''
    default:
      return inner(element)
  }
}
