import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { configuration, ELEMENTS, type Element, type State } from '#tools/study-zone/elements/elements.ts'

const STATES: Readonly<Record<State, () => string>> = {
  s: m.desk_elements_solid,
  l: m.desk_elements_liquid,
  g: m.desk_elements_gas,
  '-': m.desk_elements_unknown
}

/** Superscripts, so that 3d6 is read as it is written in class. */
function Shells({ text }: { readonly text: string }): ReactNode {
  return text.split(' ').map((shell, index) => {
    const [, name, count] = /^(\d[spdf])(\d+)$/.exec(shell) ?? []
    return (
      <span key={shell}>
        {index > 0 && ' '}
        {name === undefined ? shell : name}
        {count !== undefined && <sup>{count}</sup>}
      </span>
    )
  })
}

function weightWords({ weight }: Element): string {
  return weight.startsWith('[') ? m.desk_elements_isotope({ mass: weight.slice(1, -1) }) : weight
}

export function ElementFacts({ number }: { readonly number: number }): ReactNode {
  const element = ELEMENTS[number - 1]
  if (!element) return null
  const electrons = configuration(element)
  return (
    <section className="zn-element" aria-live="polite" aria-label={element.name}>
      <p className="zn-symbol">
        <sub>{number}</sub>
        {element.symbol}
      </p>
      <h3>{element.name}</h3>
      <dl>
        <dt>{m.desk_elements_weight()}</dt>
        <dd>{weightWords(element)}</dd>
        <dt>{m.desk_elements_group()}</dt>
        <dd>{element.group ?? m.desk_elements_no_group()}</dd>
        <dt>{m.desk_elements_period()}</dt>
        <dd>{element.period}</dd>
        <dt>{m.desk_elements_state()}</dt>
        <dd>{STATES[element.state]()}</dd>
        <dt>{m.desk_elements_electrons()}</dt>
        <dd>{electrons === null ? m.desk_elements_computed() : <Shells text={electrons} />}</dd>
      </dl>
    </section>
  )
}
