import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'

/** What a key shows, and what it writes. */
type KeyOf = readonly [face: string, writes: string]

const FUNCTIONS: readonly KeyOf[] = [
  ['x²', '^2'],
  ['xⁿ', '^('],
  ['√', '√('],
  ['a/b', '/'],
  ['sin', 'sin('],
  ['cos', 'cos('],
  ['tan', 'tan('],
  ['°', '°'],
  ['ln', 'ln('],
  ['log', 'log('],
  ['π', 'π'],
  ['e', 'e'],
  ['(', '('],
  [')', ')'],
  ['x', 'x'],
  ['=', '=']
]
const NUMBERS: readonly KeyOf[] = [
  ['7', '7'],
  ['8', '8'],
  ['9', '9'],
  ['÷', '÷'],
  ['4', '4'],
  ['5', '5'],
  ['6', '6'],
  ['×', '×'],
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['−', '-'],
  ['0', '0'],
  ['.', '.'],
  ['×10ⁿ', 'E'],
  ['+', '+']
]
const MORE: readonly KeyOf[] = [
  ['∫', '∫('],
  ['d/dx', 'd/dx('],
  ['Σ', 'Σ('],
  ['n!', '!'],
  ['nCr', 'C'],
  ['|x|', 'abs('],
  ['i', 'i'],
  ['ANS', 'ans'],
  ['sin⁻¹', 'arcsin('],
  ['cos⁻¹', 'arccos('],
  ['tan⁻¹', 'arctan('],
  [',', ', ']
]

interface KeypadProps {
  readonly onWrite: (text: string) => void
  readonly onDelete: () => void
  readonly onEnter: () => void
}

/** For touch and mouse; a keyboard writes into the line itself. Keys leave the caret where it is. */
export function Keypad({ onWrite, onDelete, onEnter }: KeypadProps): ReactNode {
  // Where the screen is narrow, these keys are opened when they are needed.
  const [isMore, setMore] = useState(false)
  const group = (keys: readonly KeyOf[], name: string, label: string): ReactNode => (
    <div className={name} role="group" aria-label={label}>
      {keys.map(([face, writes]) => (
        <button key={face} type="button" onPointerDown={stay} onClick={() => onWrite(writes)}>
          {face}
        </button>
      ))}
    </div>
  )
  return (
    <section className="zn-pad" aria-label={m.calc_keypad()} data-more={isMore || undefined}>
      {group(FUNCTIONS, 'zn-keys', m.calc_functions())}
      {group(NUMBERS, 'zn-keys zn-numbers', m.calc_numbers())}
      <div className="zn-last">
        {group(MORE, 'zn-keys zn-more', m.calc_more())}
        <div className="zn-keys zn-pad-acts">
          <button
            type="button"
            className="zn-pad-more"
            aria-expanded={isMore}
            onPointerDown={stay}
            onClick={() => setMore(!isMore)}
          >
            {m.calc_more_keys()}
          </button>
          <button type="button" onPointerDown={stay} onClick={onDelete}>
            {m.calc_delete()}
          </button>
          <button type="button" className="zn-go" onPointerDown={stay} onClick={onEnter}>
            {m.calc_enter()}
          </button>
        </div>
      </div>
    </section>
  )
}

const stay = (event: { readonly preventDefault: () => void }): void => event.preventDefault()
