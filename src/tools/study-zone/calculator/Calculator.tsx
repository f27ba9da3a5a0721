import { useStore } from '@nanostores/react'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { readList } from '#domain/calculator/data/read-list.ts'
import { retyped } from '#domain/calculator/retyped.ts'
import { sheetOf } from '#domain/calculator/sheet.ts'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { PANELS, readDraft, STYLES, type CalcDraft } from '#tools/study-zone/calculator/draft.ts'
import { Keypad } from '#tools/study-zone/calculator/Keypad.tsx'
import { LineRow } from '#tools/study-zone/calculator/LineRow.tsx'
import { Unbroken } from '#tools/study-zone/calculator/Unbroken.tsx'
import { useSheet } from '#tools/study-zone/calculator/use-sheet.ts'
import { $calcFeatures } from '#tools/study-zone/exam/exam.store.ts'
import { ToolPage } from '#tools/study-zone/ToolPage.tsx'
import { useZoneDraft } from '#tools/study-zone/use-zone-draft.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Chips } from '#ui/choice/Chips.tsx'
import css from '#tools/study-zone/calculator/calculator.css?inline'

adoptStyles(css)

const Panel = lazy(async () => ({
  default: await retry(async () => (await import('#tools/study-zone/calculator/panels/Panel.tsx')).Panel)
}))

/** Lines that are worked out as they are typed; a line may use another, and all stay until the student clears them. */
export function Calculator(): ReactNode {
  const [draft, change] = useZoneDraft('calculator', readDraft)
  if (!draft)
    return (
      <ToolPage title={m.calc_title()} facts="">
        {null}
      </ToolPage>
    )
  return (
    <ToolPage title={m.calc_title()} facts={draft.angle === 'degrees' ? m.calc_in_degrees() : m.calc_in_radians()}>
      <Sheet draft={draft} onChange={change} />
    </ToolPage>
  )
}

function Options({ draft, onChange }: SheetProps): ReactNode {
  const styles = {
    exact: m.calc_style_exact(),
    decimal: m.calc_style_decimal(),
    figures: m.calc_style_figures(),
    scientific: m.calc_style_scientific()
  }
  const angles = { radians: m.calc_radians(), degrees: m.calc_degrees() }
  return (
    <div className="zn-options">
      <Chips
        label={m.calc_styles()}
        mode="single"
        isRequired
        chips={STYLES.map(id => ({ id, title: styles[id] }))}
        selected={[draft.style]}
        onChange={([style]) => style && onChange({ ...draft, style })}
      />
      <Chips
        label={m.calc_angles()}
        mode="single"
        isRequired
        chips={(['radians', 'degrees'] as const).map(id => ({ id, title: angles[id] }))}
        selected={[draft.angle]}
        onChange={([angle]) => angle && onChange({ ...draft, angle })}
      />
    </div>
  )
}

interface SheetProps {
  readonly draft: CalcDraft
  readonly onChange: (next: CalcDraft) => void
}

function Sheet({ draft, onChange }: SheetProps): ReactNode {
  const { lines, angle, style, panel, fields } = draft
  const { list, rows, write, enter, clear, add } = useSheet(draft, onChange)
  const lists = useMemo(() => [fields['list1'], fields['list2']].map(text => readList(text ?? '') ?? []), [fields])
  const allowed = useStore($calcFeatures)
  const { results, below } = sheetOf(lines, angle, { allowed, lists: lists.filter(one => one.length > 0) })
  const titles = {
    statistics: m.calcp_statistics(),
    distributions: m.calcp_distributions(),
    tests: m.calcp_tests(),
    equations: m.calcp_equations(),
    finance: m.calcp_finance()
  }
  return (
    <div className="zn-calc" data-panel={panel ?? undefined}>
      <div className="zn-calc-main">
        <Options draft={draft} onChange={onChange} />
        <ol ref={list} className="zn-roll" aria-label={m.calc_lines()}>
          {lines.map((line, at) => (
            <LineRow
              key={line.no}
              line={line}
              result={results.get(line.no) ?? EMPTY}
              style={style}
              retyped={retyped(lines, at, results)}
              acts={rows}
            />
          ))}
        </ol>
        <Keypad onWrite={text => write(text)} onDelete={() => write('', 1)} onEnter={enter} />
        <div className="zn-under">
          <p className="zn-source">{m.calc_hints()}</p>
          <Button kind="quiet" onPress={clear}>
            {m.calc_clear()}
          </Button>
        </div>
      </div>
      <div className="zn-beside">
        <Chips
          label={m.calcp_panels()}
          mode="single"
          chips={PANELS.map(id => ({ id, title: titles[id] }))}
          selected={panel === null ? [] : [panel]}
          onChange={([next]) => onChange({ ...draft, panel: next ?? null })}
        />
        {panel !== null && (
          <Unbroken of={draft}>
            <Suspense fallback={null}>
              <Panel
                id={panel}
                title={titles[panel]}
                allowed={allowed}
                resultOf={below}
                style={style}
                fields={fields}
                onField={(id, text) => onChange({ ...draft, fields: { ...fields, [id]: text } })}
                onLine={add}
              />
            </Suspense>
          </Unbroken>
        )}
      </div>
    </div>
  )
}

const EMPTY = { kind: 'empty' } as const
