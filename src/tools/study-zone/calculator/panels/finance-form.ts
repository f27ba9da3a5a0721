import { solveTvm, type Tvm, type TvmName } from '#domain/calculator/finance/tvm.ts'
import { m } from '#messages/generated/messages.js'
import { asLine, option, type Form, type Found, type Typed } from '#tools/study-zone/calculator/panels/form.ts'

const NAMES: readonly TvmName[] = ['future', 'present', 'payment', 'rate', 'n']

const labels = (): Readonly<Record<TvmName, string>> => ({
  n: m.calcp_periods(),
  rate: m.calcp_interest(),
  present: m.calcp_present(),
  payment: m.calcp_payment(),
  future: m.calcp_future()
})

/** What is empty counts as nothing, but for what is divided by. */
function worked(typed: Typed, missing: TvmName): Found {
  const given = NAMES.filter(name => name !== missing)
  const known = given.map(name => (typed.text(`f-${name}`) === '' ? 0 : typed.number(`f-${name}`)))
  const [payments, compounds] = ['payments', 'compounds'].map(id =>
    typed.text(`f-${id}`) === '' ? 1 : typed.number(`f-${id}`)
  )
  if (given.every(name => typed.text(`f-${name}`) === '')) return { facts: [], says: m.calcp_fill() }
  if (known.includes(null) || !payments || !compounds || payments < 0 || compounds < 0)
    return { facts: [], says: m.calcp_bad_money() }
  const values = Object.fromEntries(given.map((name, at) => [name, known[at] ?? 0]))
  const isAtStart = typed.choice('f-when', ['end', 'start']) === 'start'
  const all: Tvm = { n: 0, rate: 0, present: 0, payment: 0, future: 0, ...values, payments, compounds, isAtStart }
  if (all.n < 0 || all.n > 100_000 || all.rate <= -100 * compounds || all.rate > 100_000)
    return { facts: [], says: m.calcp_bad_money() }
  const found = solveTvm(all, missing)
  if (found === null) return { facts: [], says: m.calcp_no_money() }
  return { facts: [{ label: labels()[missing], line: asLine(found) }], says: m.calcp_money_signs() }
}

export const finance: Form = typed => {
  const missing = typed.choice('f-find', NAMES)
  const names = labels()
  return {
    choices: [
      { id: 'f-find', label: m.calcp_find(), options: NAMES.map(name => option(name, names[name])) },
      {
        id: 'f-when',
        label: m.calcp_paid(),
        options: [option('end', m.calcp_at_end()), option('start', m.calcp_at_start())]
      }
    ],
    fields: [
      ...NAMES.filter(name => name !== missing).map(name => ({ id: `f-${name}`, label: names[name] })),
      { id: 'f-payments', label: m.calcp_payments_a_year() },
      { id: 'f-compounds', label: m.calcp_compounds_a_year() }
    ],
    ...worked(typed, missing)
  }
}
