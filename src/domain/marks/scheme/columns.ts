import { isHeader, type Line } from '#domain/marks/scheme/lines.ts'

const HEADS = ['question', 'answer', 'marks'] as const
const headOf = (text: string): (typeof HEADS)[number] | null =>
  HEADS.find(head => text.toLowerCase().replace(/s$/, '') === head.replace(/s$/, '')) ?? null

/**
 * A table that was copied column by column: a head alone in its line, its cells below. The columns joined by row as
 * lines; `unreadable` where they have not as many cells; null where it is no such table.
 */
export function columnsOf(
  pasted: string
): { readonly lines: Line[]; readonly dropped: number[] } | 'unreadable' | null {
  const all = pasted
    .replaceAll('\r', '')
    .split('\n')
    .map((text, at): Line => ({ text: text.trim(), at }))
    .filter(({ text }) => text !== '' && (headOf(text) !== null || !isHeader(text)))
  const heads = all.flatMap(({ text }, at) => (headOf(text) === null ? [] : [{ name: headOf(text), at }]))
  const names = heads.map(({ name }) => name)
  if (new Set(names).size < 3 || heads.some(({ at }, place) => (heads[place + 1]?.at ?? all.length) - at < 2))
    return null
  const cells = new Map(heads.map(({ name, at }, place) => [name, all.slice(at + 1, heads[place + 1]?.at)]))
  const [labels = [], answers = [], marks = []] = HEADS.map(head => cells.get(head))
  const isFit = labels.length === answers.length && marks.length === labels.length
  if (!isFit || !marks.every(({ text }) => /^[[(]?\d{1,2}[\])]?$/.test(text))) return 'unreadable'
  const lines = labels.flatMap(({ text }, row): Line[] => {
    const at = answers[row]?.at ?? 0
    const label = /^\d{1,2}$/.test(text) ? `Question ${text}` : text
    return [
      { text: `${label} ${answers[row]?.text ?? ''}`, at },
      { text: `[${marks[row]?.text.replace(/\D/g, '') ?? ''}]`, at: marks[row]?.at ?? at }
    ]
  })
  return { lines, dropped: heads.map(({ at }) => all[at]?.at ?? 0) }
}
