import type { Line } from '#domain/marks/scheme/lines.ts'
import type { SchemeLevel } from '#domain/paper/question.ts'

interface ReadBand extends SchemeLevel {
  readonly lines: readonly number[]
}

/** "L3 7-8 Detailed …", "Level 3 (7–9 marks)", "7–9 marks: …". Without the word a range needs "marks" behind it. */
const NAMED =
  /^(?:l(?:evel|vl)?|band)\s*(?:\d|[ivx]{1,4})\b\s*[:.(–—-]*\s*[[(]?(?<from>\d{1,2})\s*(?:[-–—]|to)\s*(?<to>\d{1,2})\s*(?:marks?)?[\])]?\s*[:.]?\s*(?<text>.*)$/i
const SINGLE =
  /^(?:l(?:evel|vl)?|band)\s*(?:\d|[ivx]{1,4})\s*[:(]\s*(?<from>\d{1,2})\s*marks?[)\]]?\s*[:.]?\s*(?<text>.*)$/i
const RANGED = /^[[(]?(?<from>\d{1,2})\s*(?:[-–—]|to)\s*(?<to>\d{1,2})\s*marks?[\])]?\s*[:.]?\s*(?<text>.*)$/i
const NONE = /^[[(]?0\s*(?:marks?)?[\])]?\s*[:.–—-]?\s*(?:no\b|nothing\b|response\b).*$/i

/** The levels of a part, and the lines above them. What follows a level goes on with it. */
export function readBands(lines: readonly Line[]): { readonly levels: ReadBand[]; readonly rest: Line[] } {
  const levels: ReadBand[] = []
  const rest: Line[] = []
  let isOver = false
  for (const line of lines) {
    const text = line.text.replace(/^[-–•*]\s+/, '')
    const found = (NAMED.exec(text) ?? RANGED.exec(text) ?? SINGLE.exec(text))?.groups
    const last = levels.at(-1)
    if (found) {
      const [a, b] = [Number(found['from']), Number(found['to'] ?? found['from'])]
      levels.push({ from: Math.min(a, b), to: Math.max(a, b), text: found['text'] ?? '', lines: [line.at] })
      isOver = false
    } else if (NONE.test(text) && last) isOver = true
    else if (last && /^indicative content/i.test(text)) isOver = true
    else if (last && !isOver) {
      if (text !== '')
        levels[levels.length - 1] = { ...last, text: `${last.text} ${text}`.trim(), lines: [...last.lines, line.at] }
    } else rest.push(line)
  }
  return { levels, rest }
}
