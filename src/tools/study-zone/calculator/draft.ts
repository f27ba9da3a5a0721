import type { Angle, Line } from '#domain/calculator/sheet.ts'
import type { Style } from '#domain/calculator/write.ts'
import { isRecord } from '#lib/values/is-record.ts'

export interface CalcDraft {
  readonly lines: readonly Line[]
  readonly angle: Angle
  readonly style: Style
  /** The panel that is open beside the lines. */
  readonly panel: PanelId | null
  /** What is typed in the fields of the panels; list1 and list2 are the lists that lines use. */
  readonly fields: Readonly<Record<string, string>>
}

export const PANELS = ['statistics', 'distributions', 'tests', 'equations', 'finance'] as const
export type PanelId = (typeof PANELS)[number]

export const STYLES: readonly Style[] = ['exact', 'decimal', 'figures', 'scientific']

export function readDraft(kept: unknown): CalcDraft {
  const { lines, angle, style, panel, fields } = isRecord(kept) ? kept : {}
  const rows: unknown[] = Array.isArray(lines) ? lines : []
  const read = rows.flatMap(row =>
    isRecord(row) && typeof row['no'] === 'number' && typeof row['text'] === 'string'
      ? [{ no: row['no'], text: row['text'] }]
      : []
  )
  return {
    lines: read.length > 0 ? read : [{ no: 1, text: '' }],
    angle: angle === 'degrees' ? 'degrees' : 'radians',
    style: STYLES.find(one => one === style) ?? 'exact',
    panel: PANELS.find(one => one === panel) ?? null,
    fields: Object.fromEntries(
      Object.entries(isRecord(fields) ? fields : {}).filter(
        (field): field is [string, string] => typeof field[1] === 'string'
      )
    )
  }
}

/** Numbers are never given twice: a line that is gone leaves its number behind. */
const nextNo = (lines: readonly Line[]): number => Math.max(0, ...lines.map(({ no }) => no)) + 1

export function lineAfter(
  lines: readonly Line[],
  no: number
): { readonly lines: readonly Line[]; readonly no: number } {
  const at = lines.findIndex(line => line.no === no)
  const next = lines[at + 1]
  if (next) return { lines, no: next.no }
  const made = nextNo(lines)
  return { lines: [...lines, { no: made, text: '' }], no: made }
}

export function without(lines: readonly Line[], no: number): readonly Line[] {
  const left = lines.filter(line => line.no !== no)
  return left.length > 0 ? left : [{ no: 1, text: '' }]
}

export const changed = (lines: readonly Line[], no: number, text: string): readonly Line[] =>
  lines.map(line => (line.no === no ? { no, text } : line))

/** In the last line where that is empty, else in a new one. */
export function withText(
  lines: readonly Line[],
  text: string
): { readonly lines: readonly Line[]; readonly no: number } {
  const last = lines.at(-1)
  if (last?.text.trim() === '') return { lines: changed(lines, last.no, text), no: last.no }
  const no = nextNo(lines)
  return { lines: [...lines, { no, text }], no }
}
