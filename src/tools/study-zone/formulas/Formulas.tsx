import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { $preferences } from '#data/write/preferences.ts'
import { shownTopics, type FormulaSheet, type SheetLine } from '#domain/formulas/formula.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { openTool, placeIn } from '#stores/route.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { FormulaRow } from '#tools/study-zone/formulas/FormulaRow.tsx'
import { $lines, $sheet, openSheet, openSheets } from '#tools/study-zone/formulas/formulas.store.ts'
import { ToolPage } from '#tools/study-zone/ToolPage.tsx'
import { useZoneDraft } from '#tools/study-zone/use-zone-draft.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Chips } from '#ui/choice/Chips.tsx'
import { Section } from '#ui/page/PageFrame.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from '#tools/study-zone/formulas/formulas.css?inline'
import helpers from '#tools/study-zone/helpers.css?inline'

adoptStyles(helpers)
adoptStyles(css)

const $place = placeIn('study-zone')

interface Draft {
  readonly sheet: string
  readonly level: string
}

function readDraft(kept: unknown): Draft {
  const { sheet, level } = isRecord(kept) ? kept : {}
  return { sheet: typeof sheet === 'string' ? sheet : '', level: typeof level === 'string' ? level : '' }
}

/** What a formula is, what its letters mean, and a way to use it: by board and subject. */
export function Formulas(): ReactNode {
  const lines = useStore($lines)
  useEffect(() => {
    void openSheets()
  }, [])
  return (
    <ToolPage title={m.formulas_title()} facts={m.formulas_own()}>
      <RemoteView
        remote={lines}
        loading={m.formulas_opening()}
        failed={m.formulas_failed()}
        onRetry={() => void openSheets()}
      >
        {value => <Sheets lines={value} />}
      </RemoteView>
    </ToolPage>
  )
}

/** The sheet of the address, else the one that was open last, else the first of the student's board. */
function Sheets({ lines }: { readonly lines: readonly SheetLine[] }): ReactNode {
  const place = useStore($place)
  const board = valueOr(useStore($preferences), null)?.board
  const [draft, change] = useZoneDraft('formulas', readDraft)
  const sheet = useStore($sheet)
  const [typed, setTyped] = useState('')
  const line =
    lines.find(({ id }) => id === place.sheet) ??
    lines.find(({ id }) => id === draft?.sheet) ??
    lines.find(one => one.board === board) ??
    lines[0]
  const file = draft ? line?.file : undefined
  useEffect(() => {
    if (file !== undefined) void openSheet(file)
  }, [file])
  if (!draft || !line) return null
  const level = line.levels.includes(draft.level) ? draft.level : (line.levels[1] ?? '')
  return (
    <div className="zn-sheets">
      <div className="zn-sheets-choose">
        <Select
          label={m.formulas_sheet()}
          value={line.id}
          options={lines.map(({ id, board: of, subject }) => ({
            value: id,
            text: m.formulas_option({ board: of, subject })
          }))}
          onChange={id => {
            change({ ...draft, sheet: id })
            openTool('study-zone', { tool: 'formulas', sheet: id }, { replace: true })
          }}
        />
        <TextField
          label={m.formulas_find()}
          value={typed}
          onChange={setTyped}
          autoCapitalize="none"
          autoComplete="off"
        />
        {line.levels.length > 0 && (
          <Chips
            label={m.formulas_level()}
            mode="single"
            isRequired
            chips={line.levels.map(id => ({ id, title: id }))}
            selected={[level]}
            onChange={([chosen]) => chosen !== undefined && change({ ...draft, sheet: line.id, level: chosen })}
          />
        )}
      </div>
      <p className="zn-source">
        {line.booklet?.given ? m.formulas_given({ from: line.booklet.from }) : m.formulas_not_checked()}
      </p>
      <RemoteView
        remote={sheet}
        loading={m.formulas_opening()}
        failed={m.formulas_failed()}
        onRetry={() => file !== undefined && void openSheet(file)}
      >
        {value => (
          <Topics sheet={value} higher={level !== '' && level === line.levels[1] ? level : null} typed={typed} />
        )}
      </RemoteView>
    </div>
  )
}

interface TopicsProps {
  readonly sheet: FormulaSheet
  /** The level whose own formulas are shown as well. */
  readonly higher: string | null
  readonly typed: string
}

function Topics({ sheet, higher, typed }: TopicsProps): ReactNode {
  const topics = shownTopics(sheet, higher !== null, typed)
  const count = topics.reduce((sum, one) => sum + one.formulas.length + one.higher.length, 0)
  return (
    <>
      <p role="status" className="zn-source">
        {count === 0 ? m.formulas_nothing() : m.formulas_found({ count })}
      </p>
      {topics.map(topic => (
        <Section key={topic.name} title={topic.name}>
          <ul className="zn-formulas">
            {topic.formulas.map(one => (
              <FormulaRow key={one.id} formula={one} only={null} />
            ))}
            {topic.higher.map(one => (
              <FormulaRow key={one.id} formula={one} only={higher} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
