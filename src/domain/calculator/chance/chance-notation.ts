const WRITTEN =
  /P\s*\(([^~∼]*?\p{L}[^~∼]*?)\)\s*(?:[,;]|\bfor\b|\bwhere\b|\bif\b|\bwith\b)?\s*(\p{L})\s*[~∼]\s*(N|Bin|B|Poisson|Po|t|χ²|χ\^2)\s*\((.*)\)\s*$/u
/** Z alone is the standard normal distribution. */
const STANDARD = /P\s*\(([^()~∼]*\bZ\b[^()~∼]*)\)/u
const SIGN = /(≤|≥|<=|>=|<|>|=)/u

interface Range {
  readonly from: string | null
  readonly to: string | null
  readonly isFromOpen: boolean
  readonly isToOpen: boolean
  readonly isOne: boolean
}

/** 2 < X ≤ 5, X ≥ 3 or X = 4. */
function rangeOf(condition: string, letter: string): Range | null {
  const parts = condition.split(SIGN).map(part => part.trim())
  const at = parts.indexOf(letter)
  if (at < 0 || at % 2 === 1 || ![3, 5].includes(parts.length)) return null
  let range: Range = { from: null, to: null, isFromOpen: false, isToOpen: false, isOne: false }
  const sides = [
    { value: parts[at - 2], sign: parts[at - 1] ?? '', isLeft: true },
    { value: parts[at + 2], sign: parts[at + 1] ?? '', isLeft: false }
  ]
  for (const { value, sign, isLeft } of sides) {
    if (value === undefined || value === '') continue
    const isOpen = sign === '<' || sign === '>'
    if (sign === '=') range = { ...range, from: value, to: value, isOne: true }
    else if (isLeft === /[<≤]/.test(sign)) range = { ...range, from: value, isFromOpen: isOpen }
    else range = { ...range, to: value, isToOpen: isOpen }
  }
  return range
}

function continuous(call: string, { from, to, isOne }: Range, parameters: string): string {
  return isOne ? '0' : `${call}(${from ?? '-∞'}, ${to ?? '∞'}, ${parameters})`
}

function counted(call: string, { from, to, isFromOpen, isToOpen, isOne }: Range, parameters: string): string {
  if (isOne) return `${call}pdf(${parameters}, ${from ?? ''})`
  const low = from === null ? '0' : isFromOpen ? `floor(${from}) + 1` : from
  const high = to === null ? '∞' : isToOpen ? `ceil(${to}) - 1` : to
  return `${call}cdf(${parameters}, ${low}, ${high})`
}

/** P(X ≤ 2), X ~ B(10, 0.3) as a calculator takes it. The second number of N is the variance, as all boards write it. */
export function withChances(text: string): string {
  return text
    .replace(WRITTEN, (all, condition: string, letter: string, kind: string, parameters: string) => {
      const range = rangeOf(condition, letter)
      if (!range) return all
      if (kind === 'N') {
        const comma = parameters.indexOf(',')
        const [mean, variance] = [parameters.slice(0, comma), parameters.slice(comma + 1)]
        return comma < 0 ? all : continuous('normcdf', range, `${mean}, √(${variance})`)
      }
      if (kind === 't') return continuous('tcdf', range, parameters)
      if (kind.startsWith('χ')) return continuous('chicdf', range, parameters)
      return counted(kind.startsWith('B') ? 'binom' : 'poisson', range, parameters)
    })
    .replace(STANDARD, (all, condition: string) => {
      const range = rangeOf(condition, 'Z')
      return range ? continuous('normcdf', range, '0, 1') : all
    })
}
