/** Questions out of pasted text or CSV: what could be read, and what is wrong with the rest, by line. */
export interface ReadQuestion {
  readonly text: string
  readonly marks: number
  readonly points: readonly string[]
  readonly topic: string
}

export interface ReadFault {
  readonly line: number
  readonly what: 'no-marks' | 'no-question' | 'quotes' | 'too-many'
}

export interface ReadQuestions {
  readonly questions: readonly ReadQuestion[]
  readonly faults: readonly ReadFault[]
}

export const MOST_AT_ONCE = 500
const MARKS = /[[(](\d{1,2})(?:\s*marks?)?[\])]\s*$/i

/** Text or CSV, by its first line: `question,marks,answer,topic` makes it a table. */
export function readQuestions(typed: string): ReadQuestions {
  const read = /^\s*"?question"?\s*[,;\t]/i.test(typed) ? readTable(typed) : readText(typed)
  if (read.questions.length <= MOST_AT_ONCE) return read
  return { questions: read.questions.slice(0, MOST_AT_ONCE), faults: [...read.faults, { line: 1, what: 'too-many' }] }
}

/** A question a block, its marks in brackets at the end; points of the answer begin with a hyphen. */
function readText(typed: string): ReadQuestions {
  const questions: ReadQuestion[] = []
  const faults: ReadFault[] = []
  let line = 1
  for (const block of typed.replaceAll('\r', '').split(/\n[ \t]*\n/)) {
    const lines = block.split('\n').map(one => one.trim())
    const points = lines.filter(one => /^[-•*]\s/.test(one)).map(one => one.slice(1).trim())
    const words = lines
      .filter(one => one !== '' && !/^[-•*]\s/.test(one))
      .join(' ')
      .replace(/^\d+[.)]\s*/, '')
    const marks = MARKS.exec(words)
    if (words !== '' && !marks) faults.push({ line, what: 'no-marks' })
    else if (marks)
      questions.push({ text: words.replace(MARKS, '').trim(), marks: Number(marks[1]), points, topic: '' })
    line += lines.length + 1
  }
  return { questions: questions.filter(({ text }) => text !== ''), faults }
}

function readTable(typed: string): ReadQuestions {
  const { rows, open } = cells(typed.replaceAll('\r', ''))
  const [head = { line: 1, cells: [] }, ...rest] = rows
  const at = (name: string): number => head.cells.findIndex(cell => cell.trim().toLowerCase() === name)
  const [question, marks, answer, topic] = [at('question'), at('marks'), at('answer'), at('topic')]
  const questions: ReadQuestion[] = []
  const faults: ReadFault[] = open === null ? [] : [{ line: open, what: 'quotes' }]
  for (const { line, cells: row } of rest.filter(one => one.cells.some(cell => cell.trim() !== ''))) {
    const text = row[question]?.trim() ?? ''
    const count = Number(row[marks]?.trim())
    if (text === '') faults.push({ line, what: 'no-question' })
    else if (!Number.isInteger(count) || count < 1 || count > 40) faults.push({ line, what: 'no-marks' })
    else {
      const points = (row[answer] ?? '')
        .split(/[\n;]/)
        .map(one => one.trim())
        .filter(one => one !== '')
      questions.push({ text, marks: count, points, topic: row[topic]?.trim() ?? '' })
    }
  }
  return { questions, faults }
}

/** RFC 4180: cells in quotes may hold the sign between cells, line ends and doubled quotes. */
function cells(text: string): { rows: { line: number; cells: string[] }[]; open: number | null } {
  const sign = /^[^\n]*\t/.test(text) ? '\t' : /^[^\n,]*;/.test(text) ? ';' : ','
  const rows: { line: number; cells: string[] }[] = []
  let [line, start, cell, quoted] = [1, 1, '', false]
  let row: string[] = []
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '\n') line += 1
    if (quoted) {
      if (char !== '"') cell += char
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === sign) {
      row.push(cell)
      cell = ''
    } else if (char === '\n') {
      rows.push({ line: start, cells: [...row, cell] })
      row = []
      cell = ''
      start = line
    } else cell += char
  }
  if (cell !== '' || row.length > 0) rows.push({ line: start, cells: [...row, cell] })
  return { rows, open: quoted ? start : null }
}
