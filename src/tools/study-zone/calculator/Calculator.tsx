import type { ReactNode } from 'react'
import { retyped, withLine } from '#domain/calculator/retyped.ts'
import { workOut } from '#domain/calculator/sheet.ts'
import { m } from '#messages/generated/messages.js'
import { changed, readDraft, STYLES, type CalcDraft } from '#tools/study-zone/calculator/draft.ts'
import { Keypad } from '#tools/study-zone/calculator/Keypad.tsx'
import { LineRow } from '#tools/study-zone/calculator/LineRow.tsx'
import { useSheet } from '#tools/study-zone/calculator/use-sheet.ts'
import { ToolPage } from '#tools/study-zone/ToolPage.tsx'
import { useZoneDraft } from '#tools/study-zone/use-zone-draft.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Chips } from '#ui/choice/Chips.tsx'
import css from '#tools/study-zone/calculator/calculator.css?inline'

adoptStyles(css)

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
  const { lines } = draft
  const { list, setLines, keepCaret, key, write, enter, clear } = useSheet(draft, onChange)
  const results = workOut(lines, draft.angle)
  return (
    <div className="zn-calc">
      <Options draft={draft} onChange={onChange} />
      <ol ref={list} className="zn-roll" aria-label={m.calc_lines()}>
        {lines.map((line, at) => {
          const warning = retyped(lines, at, results)
          return (
            <LineRow
              key={line.no}
              line={line}
              result={results.get(line.no) ?? { kind: 'empty' }}
              style={draft.style}
              retyped={warning}
              onChange={text => setLines(changed(lines, line.no, text))}
              onKey={key(line)}
              onCaret={input => keepCaret(line.no, input)}
              onTakeLine={() => warning && setLines(changed(lines, line.no, withLine(line.text, warning)))}
            />
          )
        })}
      </ol>
      <Keypad onWrite={text => write(text)} onDelete={() => write('', 1)} onEnter={enter} />
      <div className="zn-under">
        <p className="zn-source">{m.calc_hints()}</p>
        <Button kind="quiet" onPress={clear}>
          {m.calc_clear()}
        </Button>
      </div>
    </div>
  )
}
