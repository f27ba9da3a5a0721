import { counted, oneVariable } from '#domain/calculator/data/one-variable.ts'
import { readList } from '#domain/calculator/data/read-list.ts'
import { twoVariables } from '#domain/calculator/data/two-variables.ts'
import { m } from '#messages/generated/messages.js'
import { option, type Fact, type Form, type Found, type Typed } from '#tools/study-zone/calculator/panels/form.ts'

const MODES = ['one', 'counted', 'two'] as const
export const modeOf = (typed: Typed): (typeof MODES)[number] => typed.choice('s-mode', MODES)

const fact = (label: string, line: string): Fact => ({ label, line })

function one(args: string, values: readonly number[]): Found {
  const found = oneVariable(values)
  if (!found) return { facts: [], says: m.calcp_fill_list() }
  const of = (name: string): string => `${name}(${args})`
  const outliers =
    found.outliers.length === 0 ? m.calcp_no_outlier() : m.calcp_outliers({ values: found.outliers.join(', ') })
  return {
    facts: [
      fact(m.calcp_count(), of('count')),
      fact(m.calcp_mean(), of('mean')),
      fact(m.calcp_median(), of('median')),
      fact(m.calcp_range(), of('range')),
      fact(m.calcp_lower_quartile(), of('lowerq')),
      fact(m.calcp_upper_quartile(), of('upperq')),
      fact(m.calcp_least(), of('min')),
      fact(m.calcp_most(), of('max')),
      fact(m.calcp_short_sigma(), of('sdp')),
      fact(m.calcp_short_s(), of('sd')),
      fact(m.calcp_sum(), of('sum')),
      fact(m.calcp_squares(), of('sumsq'))
    ],
    says: `${m.calcp_half({ lower: found.lower, upper: found.upper })} ${outliers} ${m.calcp_quartiles()}`
  }
}

function two(x: readonly number[], y: readonly number[]): Found {
  const found = twoVariables(x, y)
  if (!found)
    return {
      facts: [],
      says: x.length === y.length ? m.calcp_fill_two() : m.calcp_not_equal({ x: x.length, y: y.length })
    }
  const lists = 'list 1, list 2'
  return {
    facts: [
      fact(m.calcp_count(), 'count(list 1)'),
      ...(found.r === null ? [] : [fact(m.calcp_r(), `corr(${lists})`), fact(m.calcp_r2(), `corr(${lists})²`)]),
      ...(found.line
        ? [fact(m.calcp_slope(), `slope(${lists})`), fact(m.calcp_intercept(), `intercept(${lists})`)]
        : []),
      fact(m.calcp_mean_x(), 'mean(list 1)'),
      fact(m.calcp_mean_y(), 'mean(list 2)')
    ],
    says: found.line ? m.calcp_line_of_fit() : m.calcp_no_line()
  }
}

export const statistics: Form = typed => {
  const mode = modeOf(typed)
  const [first, second] = [readList(typed.text('list1')), readList(typed.text('list2'))]
  const found = (): Found => {
    if (!first || (mode !== 'one' && !second)) return { facts: [], says: m.calc_bad_list() }
    if (mode === 'one') return one('list 1', first)
    if (mode === 'two') return two(first, second ?? [])
    const all = counted(first, second ?? [])
    return all ? one('list 1, list 2', all) : { facts: [], says: m.calcp_bad_counts() }
  }
  const labels = { one: m.calcp_values(), counted: m.calcp_values(), two: m.calcp_x_values() }
  return {
    choices: [
      {
        id: 's-mode',
        label: m.calcp_data(),
        options: [option('one', m.calcp_one()), option('counted', m.calcp_counted()), option('two', m.calcp_two())]
      }
    ],
    fields: [
      { id: 'list1', label: labels[mode], rows: 3, hint: m.calcp_paste() },
      ...(mode === 'one'
        ? []
        : [{ id: 'list2', label: mode === 'two' ? m.calcp_y_values() : m.calcp_counts(), rows: 3 }])
    ],
    ...found()
  }
}
