import { scriptedText } from '#domain/notes/raised-text.ts'

const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'to → rightarrow → Rightarrow ⇒ leftarrow ← rightleftharpoons ⇌ times × cdot · div ÷ pm ± mp ∓ le ≤ leq ≤ ge ≥ geq ≥ ' +
    'ne ≠ neq ≠ approx ≈ equiv ≡ propto ∝ infty ∞ int ∫ sum ∑ prod ∏ partial ∂ nabla ∇ in ∈ notin ∉ cup ∪ cap ∩ ' +
    'subset ⊂ forall ∀ exists ∃ angle ∠ perp ⊥ circ ° degree ° ldots … dots … cdots … prime ′ alpha α beta β gamma γ ' +
    'delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ ' +
    'phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω ' +
    'hbar ℏ ell ℓ quad   qquad   left  right  displaystyle  textstyle  limits '
  )
    .split(/ (?=[A-Za-z]+ )/)
    .map(pair => [pair.slice(0, pair.search(/ |$/)), pair.slice(pair.search(/ |$/)).trim()])
)

const isOne = (said: string): boolean => /^[\p{L}\p{N}.]*$/u.test(said)
const bracketed = (said: string): string => (isOne(said.trim()) ? said.trim() : `(${said.trim()})`)

function scripted(said: string, type: 'superscript' | 'subscript'): string {
  const plain = said.trim()
  const signs = scriptedText({ text: plain, marks: [{ type }] })
  if (signs !== plain) return signs
  return type === 'superscript' ? `^${bracketed(plain)}` : ` ${plain} `
}

/** From the innermost braces outwards. */
function unfold(latex: string): string {
  return latex
    .replaceAll(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_all, over: string, under: string) =>
      [over, under].map(bracketed).join('/')
    )
    .replaceAll(/\\sqrt\{([^{}]*)\}/g, (_all, inner: string) => `√${bracketed(inner)}`)
    .replaceAll(/\\(?:text|mathrm|mathbf|mathit|operatorname|vec|hat|bar|overline)\{([^{}]*)\}/g, '$1')
    .replaceAll(/\^\{([^{}\\]*)\}|\^([^\s\\{}^_])/g, (_all, many: string | undefined, one: string) =>
      scripted(many ?? one, 'superscript')
    )
    .replaceAll(/_\{([^{}\\]*)\}|_([^\s\\{}^_])/g, (_all, many: string | undefined, one: string) =>
      scripted(many ?? one, 'subscript')
    )
}

/** A formula in one line of plain signs, for lists and titles: "lim h → 0 (f(x+h)-f(x))/h". */
export function readableLatex(latex: string): string {
  let said = latex.replaceAll(/\\([A-Za-z]+)/g, (all, name: string) => {
    const sign = SIGNS[name]
    return sign === undefined ? all : `${sign} `
  })
  for (let before = ''; before !== said;) {
    before = said
    said = unfold(said)
  }
  return said
    .replaceAll(/\\(?:begin|end)\{[^{}]*\}|\\[,;:!\\]|[{}&~]/g, ' ')
    .replaceAll(/\\([A-Za-z%$#_]+)/g, '$1 ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([(√]) | (?=[),])/g, '$1')
    .trim()
}
