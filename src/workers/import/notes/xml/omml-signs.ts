/** LaTeX for signs that Word's equations hold as letters; every other sign stands for itself. */
const SIGNS: Readonly<Record<string, string>> = {
  '×': '\\times',
  '·': '\\cdot',
  '⋅': '\\cdot',
  '∙': '\\cdot',
  '÷': '\\div',
  '±': '\\pm',
  '∓': '\\mp',
  '−': '-',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≈': '\\approx',
  '≡': '\\equiv',
  '≅': '\\cong',
  '∝': '\\propto',
  '≪': '\\ll',
  '≫': '\\gg',
  '→': '\\to',
  '←': '\\leftarrow',
  '↔': '\\leftrightarrow',
  '⇒': '\\Rightarrow',
  '⇔': '\\Leftrightarrow',
  '⇌': '\\rightleftharpoons',
  '↦': '\\mapsto',
  '∞': '\\infty',
  '∂': '\\partial',
  '∇': '\\nabla',
  '∈': '\\in',
  '∉': '\\notin',
  '⊂': '\\subset',
  '⊆': '\\subseteq',
  '∪': '\\cup',
  '∩': '\\cap',
  '∅': '\\emptyset',
  '∀': '\\forall',
  '∃': '\\exists',
  '¬': '\\neg',
  '∧': '\\wedge',
  '∨': '\\vee',
  '⊥': '\\perp',
  '∥': '\\parallel',
  '∠': '\\angle',
  '△': '\\triangle',
  '∴': '\\therefore',
  '∵': '\\because',
  '…': '\\dots',
  '⋯': '\\cdots',
  '⋮': '\\vdots',
  '⋱': '\\ddots',
  '′': "'",
  '″': "''",
  '°': '^\\circ',
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
  ℏ: '\\hbar',
  ℓ: '\\ell',
  ℝ: '\\mathbb{R}',
  ℕ: '\\mathbb{N}',
  ℤ: '\\mathbb{Z}',
  ℚ: '\\mathbb{Q}',
  ℂ: '\\mathbb{C}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  $: '\\$',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '\\': '\\backslash',
  '~': '\\sim',
  '^': '\\hat{}',
  '∼': '\\sim',
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\varepsilon',
  ϵ: '\\epsilon',
  ζ: '\\zeta',
  η: '\\eta',
  θ: '\\theta',
  ϑ: '\\vartheta',
  ι: '\\iota',
  κ: '\\kappa',
  λ: '\\lambda',
  μ: '\\mu',
  µ: '\\mu',
  ν: '\\nu',
  ξ: '\\xi',
  π: '\\pi',
  ρ: '\\rho',
  σ: '\\sigma',
  ς: '\\varsigma',
  τ: '\\tau',
  υ: '\\upsilon',
  φ: '\\varphi',
  ϕ: '\\phi',
  χ: '\\chi',
  ψ: '\\psi',
  ω: '\\omega',
  Γ: '\\Gamma',
  Δ: '\\Delta',
  Θ: '\\Theta',
  Λ: '\\Lambda',
  Ξ: '\\Xi',
  Π: '\\Pi',
  Σ: '\\Sigma',
  Φ: '\\Phi',
  Ψ: '\\Psi',
  Ω: '\\Omega'
}

export const FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln exp lim max min sup inf det gcd arg dim ker deg'.split(
    ' '
  )
)

/** Marks above a letter (m:acc). */
export const ACCENTS: Readonly<Record<string, string>> = {
  '\u0302': '\\hat',
  '^': '\\hat',
  '\u0303': '\\tilde',
  '~': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '¯': '\\bar',
  '‾': '\\bar',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u20d7': '\\vec',
  '→': '\\vec',
  '\u030c': '\\check',
  '\u0306': '\\breve',
  '\u0301': '\\acute',
  '\u0300': '\\grave'
}

/** Invisible times, function application, separators; the two signs that hold empty places. */
const INVISIBLE = /[\u2061-\u2064\u200B\u2B1A]/gu

/** One letter of the mathematical alphabets (U+1D400 on) is the plain letter: LaTeX slants it by itself. */
const plain = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll(/[\u{1D400}-\u{1D7FF}]/gu, sign => sign.normalize('NFKC'))

export function signs(text: string): string {
  let out = ''
  for (const sign of plain(text)) {
    const name = SIGNS[sign]
    if (name === undefined)
      out += /[a-z\d]/i.test(sign) && /\\[a-z]+$/i.test(out) && /[a-z]/i.test(sign) ? ` ${sign}` : sign
    else out += /\\[a-z]+$/i.test(out) && /^[a-z]/i.test(name) ? ` ${name}` : name
  }
  return out
}
