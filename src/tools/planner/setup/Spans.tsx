import { useState, type ReactNode } from 'react'
import type { Fields } from '#contract/entities.ts'
import { m } from '#messages/generated/messages.js'
import { weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { TextField } from '#ui/TextField.tsx'

/** A row of the plan's settings, with whatever else a newer version keeps in it. */
export type Span = Fields<'plan_settings'>['terms']['terms'][number]

export interface SpansProps {
  readonly title: string
  readonly hint: string
  readonly spans: readonly Span[]
  /** What a new one is called where the student gives no name. */
  readonly usual: string
  readonly onChange: (spans: Span[]) => void
}

const MOST = 40

/** Stretches of days with a name: terms, holidays, days away. */
export function Spans({ title, hint, spans, usual, onChange }: SpansProps): ReactNode {
  const [name, setName] = useState('')
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const isTurned = from !== null && to !== null && to < from
  const add = (): void => {
    if (from === null || to === null || isTurned) return
    const next = { from, to, name: name.trim() || usual }
    onChange([...spans, next].sort((a, b) => a.from.localeCompare(b.from)))
    setName('')
    setFrom(null)
    setTo(null)
  }
  return (
    <section className="pl-spans" aria-label={title}>
      <h4>{title}</h4>
      <p className="hint">{hint}</p>
      {spans.length > 0 && (
        <ul className="pl-ways">
          {spans.map((span, at) => {
            const words = m.planner_rest({ name: span.name, from: weekdayDay(span.from), to: weekdayDay(span.to) })
            return (
              <li key={`${span.from} ${span.to} ${span.name}`}>
                <span>{words}</span>
                <Button
                  kind="quiet"
                  aria-label={m.planner_remove_named({ title: words })}
                  onPress={() => onChange(spans.filter((_, index) => index !== at))}
                >
                  {m.planner_remove()}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <div className="pl-fields">
        <TextField label={m.planner_span_name()} value={name} maxLength={80} onChange={setName} />
        <DateField label={m.planner_span_from()} value={from} onChange={setFrom} />
        <DateField label={m.planner_span_to()} value={to} onChange={setTo} />
      </div>
      {isTurned && (
        <p className="error" role="alert">
          {m.planner_span_turned()}
        </p>
      )}
      <p>
        <Button isDisabled={from === null || to === null || isTurned || spans.length >= MOST} onPress={add}>
          {m.planner_span_add()}
        </Button>
      </p>
    </section>
  )
}
