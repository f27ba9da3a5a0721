import {
  correlationTest,
  fitTest,
  tableTest,
  tInterval,
  tTest,
  twoSampleTest,
  zInterval,
  zTest,
  type Tail,
  type Tested
} from '#domain/calculator/data/inference.ts'
import { oneVariable } from '#domain/calculator/data/one-variable.ts'
import { readList, readTable } from '#domain/calculator/data/read-list.ts'
import { m } from '#messages/generated/messages.js'
import {
  asLine,
  option,
  type ChoiceSpec,
  type Fact,
  type FieldSpec,
  type Form,
  type Found,
  type Typed
} from '#tools/study-zone/calculator/panels/form.ts'

const KINDS = ['t', 'two', 'paired', 'z', 'fit', 'table', 'correlation', 't-range', 'z-range'] as const
type Kind = (typeof KINDS)[number]
const TAILS: readonly Tail[] = ['both', 'less', 'greater']

const field = (id: string, label: string, rows?: number, hint?: string): FieldSpec => ({
  id: `t-${id}`,
  label,
  ...(rows !== undefined && { rows }),
  ...(hint !== undefined && { hint })
})
const fact = (label: string, value: number): Fact => ({ label, line: asLine(value) })

/** Null where one is empty, or not what it must be. */
function numbersOf(typed: Typed, ids: readonly string[]): readonly number[] | null {
  const values = ids.map(id => typed.number(`t-${id}`))
  return values.every(value => value !== null) ? values : null
}

const isCount = (n: number | undefined, least: number): boolean => Number.isInteger(n) && (n ?? 0) >= least
const isSpread = (s: number | undefined): boolean => s !== undefined && s > 0

function tested(name: string, { statistic, df, p }: Tested, more: readonly Fact[] = []): Found {
  return {
    facts: [
      ...more,
      fact(name, statistic),
      ...(df === null ? [] : [fact(m.calcp_df(), df)]),
      fact(m.calcp_p_value(), p)
    ],
    says: m.calcp_p_says()
  }
}

const nothing = (says: string): Found => ({ facts: [], says })

const tailOf = (typed: Typed): Tail => typed.choice('t-tail', TAILS)

function oneMean(typed: Typed, kind: 't' | 'z'): Found {
  const found = numbersOf(typed, ['mean', 'deviation', 'n', 'expected'])
  if (!found) return nothing(m.calcp_fill())
  const [mean = 0, s = 0, n = 0, expected = 0] = found
  if (!isCount(n, kind === 't' ? 2 : 1) || !isSpread(s)) return nothing(m.calcp_bad_sample())
  return kind === 't'
    ? tested('t', tTest(mean, s, n, expected, tailOf(typed)))
    : tested('z', zTest(mean, s, n, expected, tailOf(typed)))
}

function range(typed: Typed, kind: 't-range' | 'z-range'): Found {
  const found = numbersOf(typed, ['mean', 'deviation', 'n', 'level'])
  if (!found) return nothing(m.calcp_fill())
  const [mean = 0, s = 0, n = 0, percent = 0] = found
  if (!isCount(n, kind === 't-range' ? 2 : 1) || !isSpread(s)) return nothing(m.calcp_bad_sample())
  if (!(percent > 0 && percent < 100)) return nothing(m.calcp_bad_level())
  const { from, to } = (kind === 't-range' ? tInterval : zInterval)(mean, s, n, percent / 100)
  return { facts: [fact(m.calcp_interval_from(), from), fact(m.calcp_interval_to(), to)] }
}

function two(typed: Typed): Found {
  const found = numbersOf(typed, ['mean', 'deviation', 'n', 'mean2', 'deviation2', 'n2'])
  if (!found) return nothing(m.calcp_fill())
  const [mean = 0, s = 0, n = 0, mean2 = 0, s2 = 0, n2 = 0] = found
  if (!isCount(n, 2) || !isCount(n2, 2) || !isSpread(s) || !isSpread(s2)) return nothing(m.calcp_bad_sample())
  const isPooled = typed.choice('t-pooled', ['yes', 'no']) === 'yes'
  return tested('t', twoSampleTest({ mean, s, n }, { mean: mean2, s: s2, n: n2 }, isPooled, tailOf(typed)))
}

function listsOf(typed: Typed): readonly [readonly number[], readonly number[]] | string {
  const [x, y] = [readList(typed.text('t-list')), readList(typed.text('t-list2'))]
  if (!x || !y) return m.calc_bad_list()
  if (x.length !== y.length) return m.calcp_not_equal({ x: x.length, y: y.length })
  return x.length < 3 ? m.calcp_three_pairs() : [x, y]
}

function paired(typed: Typed): Found {
  const lists = listsOf(typed)
  if (typeof lists === 'string') return nothing(lists)
  const gaps = oneVariable(lists[0].map((one, at) => one - (lists[1][at] ?? 0)))
  if (!gaps?.s) return nothing(m.calcp_no_spread())
  return tested('t', tTest(gaps.mean, gaps.s, gaps.n, 0, tailOf(typed)), [
    fact(m.calcp_mean_gap(), gaps.mean),
    fact(m.calcp_s(), gaps.s)
  ])
}

function correlation(typed: Typed): Found {
  const lists = listsOf(typed)
  if (typeof lists === 'string') return nothing(lists)
  const found = correlationTest(...lists, tailOf(typed))
  return found ? tested('t', found, [fact(m.calcp_r(), found.r)]) : nothing(m.calcp_no_spread())
}

const least = (expected: readonly (readonly number[])[]): string =>
  expected.flat().some(one => one < 5) ? ` ${m.calcp_below_five()}` : ''

function fit(typed: Typed): Found {
  const [observed, given] = [readList(typed.text('t-list')), readList(typed.text('t-list2'))]
  if (!observed || !given) return nothing(m.calc_bad_list())
  if (observed.length < 2) return nothing(m.calcp_fill_list())
  const total = observed.reduce((sum, one) => sum + one, 0)
  const expected = given.length === 0 ? observed.map(() => total / observed.length) : given
  const estimated = typed.text('t-estimated') === '' ? 0 : (typed.number('t-estimated') ?? -1)
  if (expected.length !== observed.length) return nothing(m.calcp_not_equal({ x: observed.length, y: expected.length }))
  if (observed.some(one => one < 0) || expected.some(one => one <= 0)) return nothing(m.calcp_bad_expected())
  if (!isCount(estimated, 0) || observed.length - 1 - estimated < 1) return nothing(m.calcp_no_df())
  const found = fitTest(observed, expected, estimated)
  const sum = expected.reduce((all, one) => all + one, 0)
  const isOff =
    Math.abs(sum - total) > 0.01 * total ? ` ${m.calcp_totals_differ({ observed: total, expected: sum })}` : ''
  const { facts, says = '' } = tested('χ²', found)
  return { facts, says: `${says}${least(found.expected)}${isOff}` }
}

function table(typed: Typed): Found {
  const observed = readTable(typed.text('t-table'))
  if (!observed) return nothing(m.calcp_bad_table())
  if (observed.length < 2 || (observed[0]?.length ?? 0) < 2) return nothing(m.calcp_fill_table())
  if (observed.flat().some(one => one < 0)) return nothing(m.calcp_bad_expected())
  const found = tableTest(observed)
  if (found.expected.flat().some(one => !(one > 0))) return nothing(m.calcp_bad_expected())
  const { facts, says = '' } = tested('χ²', found)
  const rows = found.expected.map(row => row.map(one => Number(one.toPrecision(4))).join(', ')).join(' / ')
  return { facts, says: `${says}${least(found.expected)} ${m.calcp_expected_are({ rows })}` }
}

const mean = (): readonly FieldSpec[] => [
  field('mean', m.calcp_mean()),
  field('deviation', m.calcp_s()),
  field('n', m.calcp_count())
]
const known = (): readonly FieldSpec[] => [
  field('mean', m.calcp_mean()),
  field('deviation', m.calcp_sigma()),
  field('n', m.calcp_count())
]

const fieldsOf: Readonly<Record<Kind, () => readonly FieldSpec[]>> = {
  t: () => [...mean(), field('expected', m.calcp_expected_mean())],
  z: () => [...known(), field('expected', m.calcp_expected_mean())],
  't-range': () => [...mean(), field('level', m.calcp_level())],
  'z-range': () => [...known(), field('level', m.calcp_level())],
  two: () => [
    ...mean(),
    field('mean2', m.calcp_second({ name: m.calcp_mean() })),
    field('deviation2', m.calcp_second({ name: m.calcp_s() })),
    field('n2', m.calcp_second({ name: m.calcp_count() }))
  ],
  paired: () => [field('list', m.calcp_first_values(), 2, m.calcp_paste()), field('list2', m.calcp_second_values(), 2)],
  correlation: () => [field('list', m.calcp_x_values(), 2, m.calcp_paste()), field('list2', m.calcp_y_values(), 2)],
  fit: () => [
    field('list', m.calcp_observed(), 2, m.calcp_paste()),
    field('list2', m.calcp_expected(), 2, m.calcp_expected_empty()),
    field('estimated', m.calcp_estimated())
  ],
  table: () => [field('table', m.calcp_table(), 4, m.calcp_table_hint())]
}

const work: Readonly<Record<Kind, (typed: Typed) => Found>> = {
  t: typed => oneMean(typed, 't'),
  z: typed => oneMean(typed, 'z'),
  't-range': typed => range(typed, 't-range'),
  'z-range': typed => range(typed, 'z-range'),
  two,
  paired,
  correlation,
  fit,
  table
}

const hasTail = (kind: Kind): boolean => !['fit', 'table', 't-range', 'z-range'].includes(kind)

export const tests: Form = typed => {
  const kind = typed.choice('t-kind', KINDS)
  const choices: ChoiceSpec[] = [
    {
      id: 't-kind',
      label: m.calcp_test(),
      options: [
        option('t', m.calcp_t_test()),
        option('two', m.calcp_two_test()),
        option('paired', m.calcp_paired_test()),
        option('z', m.calcp_z_test()),
        option('fit', m.calcp_fit_test()),
        option('table', m.calcp_table_test()),
        option('correlation', m.calcp_correlation_test()),
        option('t-range', m.calcp_t_range()),
        option('z-range', m.calcp_z_range())
      ]
    }
  ]
  if (hasTail(kind))
    choices.push({
      id: 't-tail',
      label: m.calcp_other(),
      options: [option('both', m.calcp_both()), option('less', m.calcp_less()), option('greater', m.calcp_greater())]
    })
  if (kind === 'two')
    choices.push({
      id: 't-pooled',
      label: m.calcp_spreads(),
      options: [option('yes', m.calcp_pooled()), option('no', m.calcp_welch())]
    })
  return { choices, fields: fieldsOf[kind](), ...work[kind](typed) }
}
