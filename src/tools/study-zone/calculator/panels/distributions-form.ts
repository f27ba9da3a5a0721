import { m } from '#messages/generated/messages.js'
import { option, type Fact, type FieldSpec, type Form, type Typed } from '#tools/study-zone/calculator/panels/form.ts'

const KINDS = ['normal', 'binomial', 'poisson', 't', 'chi'] as const
export type Kind = (typeof KINDS)[number]
const ASKS = ['range', 'inverse', 'at'] as const
type Ask = (typeof ASKS)[number]

/** The parameters of each, in the order in which its functions take them. */
const PARAMETERS: Readonly<Record<Kind, readonly string[]>> = {
  normal: ['mean', 'deviation'],
  binomial: ['n', 'p'],
  poisson: ['rate'],
  t: ['df'],
  chi: ['df']
}

const NAMES: Readonly<Record<Kind, string>> = {
  normal: 'norm',
  binomial: 'binom',
  poisson: 'poisson',
  t: 't',
  chi: 'chi'
}

const labels = (): Readonly<Record<string, string>> => ({
  mean: m.calcp_mean_mu(),
  deviation: m.calcp_deviation_sigma(),
  n: m.calcp_trials(),
  p: m.calcp_chance(),
  rate: m.calcp_rate_lambda(),
  df: m.calcp_df(),
  from: m.calcp_from(),
  to: m.calcp_to(),
  area: m.calcp_area(),
  x: m.calcp_value_x()
})

/** What each asks for, besides the parameters; a range that is open has an empty field. */
const ASKED: Readonly<Record<Ask, readonly string[]>> = { range: ['from', 'to'], inverse: ['area'], at: ['x'] }

const isCounted = (kind: Kind): boolean => kind === 'binomial' || kind === 'poisson'

/** The call that a calculator would be given; null where a field is still empty. */
function lineOf(kind: Kind, ask: Ask, typed: Typed): string | null {
  const parameters = PARAMETERS[kind].map(id => typed.text(`d-${id}`))
  const asked = ASKED[ask].map(id => typed.text(`d-${id}`))
  const isOpen = ask === 'range' && asked.some(text => text !== '')
  if (parameters.includes('') || (!isOpen && asked.includes(''))) return null
  const [from = '', to = ''] = asked
  const least = isCounted(kind) || kind === 'chi' ? '0' : '-∞'
  const values = ask === 'range' ? [from || least, to || (kind === 'binomial' ? (parameters[0] ?? '') : '∞')] : asked
  const part = { range: 'cdf', inverse: 'inv', at: 'pdf' }[ask]
  const name = part === 'inv' ? `inv${NAMES[kind]}` : `${NAMES[kind]}${part}`
  const isFirst = isCounted(kind) && part !== 'inv'
  return `${name}(${(isFirst ? [...parameters, ...values] : [...values, ...parameters]).join(', ')})`
}

function labelOf(kind: Kind, ask: Ask, typed: Typed): string {
  if (ask === 'inverse') return m.calcp_x_for_area()
  if (ask === 'at') return isCounted(kind) ? `P(X = ${typed.text('d-x')})` : m.calcp_density()
  const [from, to] = [typed.text('d-from'), typed.text('d-to')]
  return `P(${from === '' ? '' : `${from} ≤ `}X${to === '' ? '' : ` ≤ ${to}`})`
}

/** What is wrong with a field, in the word that stands above it; null where nothing is. */
function wrongIn(kind: Kind, ask: Ask, typed: Typed): string | null {
  const names = labels()
  const number = (id: string): number | null => typed.number(`d-${id}`)
  for (const id of PARAMETERS[kind]) {
    const value = number(id)
    const label = names[id] ?? id
    if (value === null) continue
    if ((id === 'deviation' || id === 'df') && value <= 0) return m.calcp_above_nought({ label })
    if (id === 'rate' && value < 0) return m.calcp_not_negative({ label })
    if (id === 'p' && (value < 0 || value > 1)) return m.calcp_nought_to_one({ label })
  }
  const area = ask === 'inverse' ? number('area') : null
  if (area !== null && (area <= 0 || area >= 1)) return m.calcp_between_nought_one({ label: m.calcp_area() })
  const [from, to] = ask === 'range' ? [number('from'), number('to')] : [null, null]
  return from !== null && to !== null && from > to ? m.calcp_swapped() : null
}

export const kindOf = (typed: Typed): Kind => typed.choice('d-kind', KINDS)

export const distributions: Form = typed => {
  const kind = kindOf(typed)
  const ask = typed.choice('d-ask', ASKS)
  const names = labels()
  const fields: readonly FieldSpec[] = [...PARAMETERS[kind], ...ASKED[ask]].map(id => ({
    id: `d-${id}`,
    label: names[id] ?? id
  }))
  const wrong = wrongIn(kind, ask, typed)
  const line = wrong === null ? lineOf(kind, ask, typed) : null
  const facts: readonly Fact[] = line === null ? [] : [{ label: labelOf(kind, ask, typed), line }]
  return {
    choices: [
      {
        id: 'd-kind',
        label: m.calcp_distribution(),
        options: [
          option('normal', m.calcp_normal()),
          option('binomial', m.calcp_binomial()),
          option('poisson', m.calcp_poisson()),
          option('t', m.calcp_t()),
          option('chi', m.calcp_chi())
        ]
      },
      {
        id: 'd-ask',
        label: m.calcp_find(),
        options: [
          option('range', m.calcp_find_range()),
          option('inverse', m.calcp_find_inverse()),
          option('at', isCounted(kind) ? m.calcp_find_one() : m.calcp_find_density())
        ]
      }
    ],
    fields,
    facts,
    ...(line === null && { says: wrong ?? (ask === 'range' ? m.calcp_open_range() : m.calcp_fill()) })
  }
}
