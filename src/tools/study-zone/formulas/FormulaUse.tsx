import { useState, type ReactNode } from 'react'
import { plainLetter, unitWords, type Formula, type Letter } from '#domain/formulas/formula.ts'
import { workedOut, type WorkedOut } from '#domain/formulas/work-out.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { refusalWords } from '#tools/study-zone/calculator/calc-words.ts'
import { LineResult } from '#tools/study-zone/calculator/LineResult.tsx'
import { toCalculator } from '#tools/study-zone/formulas/to-calculator.ts'
import { Button } from '#ui/Button.tsx'
import { Formula as Maths } from '#ui/maths/Formula.tsx'
import { problemWords } from '#ui/maths/problem-words.ts'
import { TextField } from '#ui/TextField.tsx'

type Values = Readonly<Record<string, string>>

function fieldLabel({ means, unit, name }: Letter): string {
  const letter = plainLetter(name)
  return unit === ''
    ? m.formulas_field({ means, letter })
    : m.formulas_field_unit({ means, unit: unitWords(unit), letter })
}

function Outcome({ result, letter }: WorkedOut): ReactNode {
  if (result.kind === 'unreadable') return problemWords(result.problem)
  if (result.kind === 'refused') return refusalWords(result.code, result.detail)
  if (result.kind === 'solved' && result.solutions.kind !== 'roots' && result.solutions.kind !== 'between')
    return m.formulas_search_fails()
  if (result.kind === 'solved' && 'roots' in result.solutions && result.solutions.roots.length === 0)
    return m.formulas_search_fails()
  return (
    <>
      {result.kind === 'value' && <Maths latex={`${letter.tex ?? letter.name} = `} display={false} />}{' '}
      <LineResult result={result} style="decimal" /> {unitWords(letter.unit)}
    </>
  )
}

/** A formula with a field for each letter: the one that is left empty is worked out from the others. */
export function FormulaUse({ formula }: { readonly formula: Formula }): ReactNode {
  const constants = formula.letters.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]))
  const [values, setValues] = useState<Values>(Object.fromEntries(constants))
  const asked = workedOut(formula, values)
  const isFull = formula.letters.every(({ name }) => (values[name] ?? '').trim() !== '')
  return (
    <div className="zn-use">
      <div className="zn-use-fields">
        {formula.letters.map(letter => (
          <TextField
            key={letter.name}
            label={fieldLabel(letter)}
            value={values[letter.name] ?? ''}
            onChange={typed => setValues({ ...values, [letter.name]: typed })}
            autoCapitalize="none"
            autoComplete="off"
          />
        ))}
      </div>
      <output className="zn-answer">
        {asked ? <Outcome {...asked} /> : <small>{isFull ? m.formulas_full() : m.formulas_leave_one()}</small>}
      </output>
      <p>
        <Button
          onPress={() =>
            void tryOrNotify(async () => {
              await toCalculator(formula, values)
              notify({ text: m.formulas_lines_added() })
            })
          }
        >
          {m.formulas_to_calculator()}
        </Button>
      </p>
    </div>
  )
}
