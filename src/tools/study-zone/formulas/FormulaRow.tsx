import { lazy, Suspense, useState, type ReactNode } from 'react'
import { unitWords, type Formula, type Letter } from '#domain/formulas/formula.ts'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import { Formula as Maths } from '#ui/maths/Formula.tsx'

const FormulaUse = lazy(async () => ({
  default: (await retry(() => import('#tools/study-zone/formulas/FormulaUse.tsx'))).FormulaUse
}))

/** Letters that are set as they are named need no typesetter. */
function LetterSign({ letter }: { readonly letter: Letter }): ReactNode {
  if (letter.tex !== null) return <Maths latex={letter.tex} display={false} />
  const [main = '', below] = letter.name.split('_')
  return (
    <i>
      {main}
      {below !== undefined && <sub>{below}</sub>}
    </i>
  )
}

function meaning({ means, value, unit }: Letter): string {
  const words = value === null ? means : m.formulas_constant({ means, value: value.replace('*10^', ' × 10^') })
  return unit === '' ? words : `${words}${value === null ? ',' : ''} ${unitWords(unit)}`
}

export function FormulaRow({ formula, only }: { readonly formula: Formula; readonly only: string | null }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="zn-formula">
      <div className="zn-formula-maths">
        <Maths latex={formula.tex} display={false} />
      </div>
      {formula.calc !== null && (
        <Button
          aria-expanded={isOpen}
          aria-label={
            isOpen ? m.formulas_close_name({ name: formula.name }) : m.formulas_use_name({ name: formula.name })
          }
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? m.formulas_close() : m.formulas_use()}
        </Button>
      )}
      <div className="zn-formula-words">
        <h4>
          {formula.name}
          {only !== null && <small>{m.formulas_only({ level: only })}</small>}
        </h4>
        {formula.for !== null && (
          <p>
            {m.formulas_where()} <Maths latex={formula.for} display={false} />
          </p>
        )}
        <dl aria-label={m.formulas_letters()}>
          {formula.letters.map(letter => (
            <div key={letter.name}>
              <dt>
                <LetterSign letter={letter} />
              </dt>
              <dd>{meaning(letter)}</dd>
            </div>
          ))}
        </dl>
        {formula.note !== null && <p>{formula.note}</p>}
      </div>
      {isOpen && (
        <Suspense fallback={<p role="status">{m.formulas_opening()}</p>}>
          <FormulaUse formula={formula} />
        </Suspense>
      )}
    </li>
  )
}
