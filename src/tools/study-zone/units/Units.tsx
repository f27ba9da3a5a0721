import type { ReactNode } from 'react'
import { convert, QUANTITIES, readTyped, rounded, unrounded, type Quantity } from '#domain/units/convert.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { m } from '#messages/generated/messages.js'
import { ToolPage } from '#tools/study-zone/ToolPage.tsx'
import { useZoneDraft } from '#tools/study-zone/use-zone-draft.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from '#tools/study-zone/helpers.css?inline'

adoptStyles(css)

const NAMES: Readonly<Record<Quantity, () => string>> = {
  length: m.units_length,
  area: m.units_area,
  volume: m.units_volume,
  mass: m.units_mass,
  time: m.units_time,
  speed: m.units_speed,
  temperature: m.units_temperature,
  energy: m.units_energy,
  power: m.units_power,
  pressure: m.units_pressure,
  angle: m.units_angle
}
const ALL = Object.keys(NAMES) as Quantity[]

interface Draft {
  readonly quantity: Quantity
  readonly text: string
  readonly from: string
  readonly to: string
}

function readDraft(kept: unknown): Draft {
  const { quantity, text, from, to } = isRecord(kept) ? kept : {}
  const known = ALL.find(one => one === quantity) ?? 'length'
  const of = (id: unknown, other: string): string => QUANTITIES[known].find(one => one.id === id)?.id ?? other
  const [first = '', second = ''] = QUANTITIES[known].map(({ id }) => id)
  return { quantity: known, text: typeof text === 'string' ? text : '', from: of(from, first), to: of(to, second) }
}

/** A value in another unit, with as many figures as it was typed with. */
export function Units(): ReactNode {
  const [draft, change] = useZoneDraft('units', readDraft)
  if (!draft)
    return (
      <ToolPage title={m.units_title()} facts="">
        {null}
      </ToolPage>
    )
  const units = QUANTITIES[draft.quantity].map(({ id, sign }) => ({ value: id, text: sign }))
  return (
    <ToolPage title={m.units_title()} facts={m.units_facts()}>
      <div className="zn-pair">
        <div className="zn-fields">
          <Select
            label={m.units_quantity()}
            value={draft.quantity}
            options={ALL.map(id => ({ value: id, text: NAMES[id]() }))}
            onChange={quantity => change(readDraft({ quantity, text: draft.text }))}
          />
          <TextField
            label={m.units_value()}
            hint={m.units_value_hint()}
            value={draft.text}
            onChange={text => change({ ...draft, text })}
            autoCapitalize="none"
            autoComplete="off"
            inputMode="text"
          />
          <Select
            label={m.units_from()}
            value={draft.from}
            options={units}
            onChange={from => change({ ...draft, from })}
          />
          <Select label={m.units_to()} value={draft.to} options={units} onChange={to => change({ ...draft, to })} />
          <p>
            <Button kind="quiet" onPress={() => change({ ...draft, from: draft.to, to: draft.from })}>
              {m.units_swap()}
            </Button>
          </p>
        </div>
        <Outcome draft={draft} />
      </div>
    </ToolPage>
  )
}

function Outcome({ draft }: { readonly draft: Draft }): ReactNode {
  const typed = readTyped(draft.text)
  const units = QUANTITIES[draft.quantity]
  const signOf = (id: string): string => units.find(one => one.id === id)?.sign ?? id
  if (!typed)
    return (
      <p className="zn-answer" role="status">
        {draft.text.trim() === '' ? m.units_begin() : m.units_no_number()}
      </p>
    )
  const result = convert(typed.value, draft.from, draft.to)
  return (
    <div className="zn-stack">
      <p className="zn-answer" role="status">
        {m.units_answer({
          value: draft.text.trim(),
          from: signOf(draft.from),
          result: rounded(result, draft.quantity, typed),
          to: signOf(draft.to)
        })}
      </p>
      <p className="zn-limit">{m.units_full({ result: unrounded(result), to: signOf(draft.to) })}</p>
      <p className="zn-limit">{m.units_all_hint()}</p>
      <dl className="zn-counts" aria-label={m.units_all()}>
        {units.map(({ id, sign }) => (
          <div key={id}>
            <dt>{sign}</dt>
            <dd>{unrounded(convert(typed.value, draft.from, id))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
