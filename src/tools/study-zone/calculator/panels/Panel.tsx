import type { ReactNode } from 'react'
import { plainNumber, type Result } from '#domain/calculator/sheet.ts'
import type { CalcFeature } from '#domain/calculator/features.ts'
import type { Style } from '#domain/calculator/write.ts'
import { m } from '#messages/generated/messages.js'
import { refusalWords } from '#tools/study-zone/calculator/calc-words.ts'
import type { PanelId } from '#tools/study-zone/calculator/draft.ts'
import { LineResult } from '#tools/study-zone/calculator/LineResult.tsx'
import { distributions } from '#tools/study-zone/calculator/panels/distributions-form.ts'
import { finance } from '#tools/study-zone/calculator/panels/finance-form.ts'
import type { Form, Typed } from '#tools/study-zone/calculator/panels/form.ts'
import { Picture } from '#tools/study-zone/calculator/panels/Picture.tsx'
import { equations } from '#tools/study-zone/calculator/panels/solve-form.ts'
import { statistics } from '#tools/study-zone/calculator/panels/statistics-form.ts'
import { tests } from '#tools/study-zone/calculator/panels/tests-form.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { problemWords } from '#ui/maths/problem-words.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from '#tools/study-zone/calculator/panels/panel.css?inline'

adoptStyles(css)

const FORMS: Readonly<Record<PanelId, Form>> = { statistics, distributions, tests, equations, finance }

const NEEDS: Readonly<Record<PanelId, CalcFeature>> = {
  statistics: 'statistics',
  distributions: 'distributions',
  tests: 'tests',
  equations: 'solver',
  finance: 'finance'
}

interface PanelProps {
  readonly id: PanelId
  readonly title: string
  /** What a text would come to below the lines. */
  readonly resultOf: (text: string) => Result
  readonly allowed: readonly CalcFeature[]
  readonly style: Style
  readonly fields: Readonly<Record<string, string>>
  readonly onField: (id: string, text: string) => void
  readonly onLine: (text: string) => void
}

/** As many stand in two columns. */
const MANY = 6

/** Fields beside the lines: each result is a line that can be put among them. */
export function Panel(props: PanelProps): ReactNode {
  const { id, title, resultOf, allowed, style, fields, onField, onLine } = props
  if (!allowed.includes(NEEDS[id])) return <p role="status">{m.calc_not_allowed()}</p>
  const typed: Typed = {
    text: field => (fields[field] ?? '').trim(),
    number: field => plainNumber(resultOf((fields[field] ?? '').trim())),
    choice: (field, options) => options.find(one => one === fields[field]) ?? (options[0] as (typeof options)[number])
  }
  const shown = FORMS[id](typed)
  return (
    <section className="zn-panel" aria-label={title}>
      {shown.choices.map(choice => (
        <Select
          key={choice.id}
          label={choice.label}
          value={fields[choice.id] ?? choice.options[0]?.value ?? ''}
          options={choice.options}
          onChange={value => onField(choice.id, value)}
        />
      ))}
      <div className="zn-panel-fields">
        {shown.fields.map(field => (
          <TextField
            key={field.id}
            label={field.label}
            value={fields[field.id] ?? ''}
            rows={field.rows ?? 1}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck="false"
            maxLength={field.rows ? 20_000 : 500}
            {...(field.hint !== undefined && { hint: field.hint })}
            onChange={text => onField(field.id, text)}
          />
        ))}
      </div>
      <Picture id={id} typed={typed} />
      {shown.facts.length > 0 && (
        <dl className="zn-facts" aria-live="polite" data-many={shown.facts.length > MANY || undefined}>
          {shown.facts.map(({ label, line }) => (
            <Fact key={label} label={label} line={line} result={resultOf(line)} style={style} onLine={onLine} />
          ))}
        </dl>
      )}
      {shown.facts.length > 0 && <p className="zn-source">{m.calcp_put()}</p>}
      {shown.says !== undefined && <p className="zn-source">{shown.says}</p>}
    </section>
  )
}

interface FactProps {
  readonly label: string
  readonly line: string
  readonly result: Result
  readonly style: Style
  readonly onLine: (text: string) => void
}

function Fact({ label, line, result, style, onLine }: FactProps): ReactNode {
  const fault =
    result.kind === 'unreadable'
      ? problemWords(result.problem)
      : result.kind === 'refused'
        ? refusalWords(result.code, result.detail)
        : null
  return (
    <div className="zn-fact">
      <dt>{label}</dt>
      <dd>
        {fault ?? (
          <button type="button" onClick={() => onLine(line)}>
            <span className="hidden-text">{m.calcp_put_named({ label })}</span>{' '}
            <LineResult result={result} style={style === 'exact' ? 'decimal' : style} />
          </button>
        )}
      </dd>
    </div>
  )
}
